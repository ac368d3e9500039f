import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { findFileRefusal } from './judge-file.ts'

const drawing = (inner: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`)
const picture = (format: 'png' | 'jpeg' | 'webp' | 'avif') =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#9a4a18' } })
    .toFormat(format)
    .toBuffer()
const film = Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2', 'latin1')
const pdf = (...parts: Buffer[]) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...parts.flatMap((part) => [Buffer.from('1 0 obj <<>> stream\n'), part, Buffer.from('\nendstream endobj\n')]),
    Buffer.from('%%EOF\n'),
  ])
/** The end of a zip, before a comment of some length. */
const zipEnd = (comment = '') => {
  const end = Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1')
  end.writeUInt16LE(comment.length, 20)
  return Buffer.concat([end, Buffer.from(comment)])
}

test.each(['png', 'jpeg', 'webp', 'avif'] as const)('a %s is taken under its own name and no other', async (format) => {
  const content = await picture(format)
  expect(await findFileRefusal(content, `press.${format}`)).toBeUndefined()
  expect(await findFileRefusal(content, 'press.pdf')).toBe('unknown-type')
})

test('a film and a document are taken', async () => {
  expect(await findFileRefusal(film, 'Press.MP4')).toBeUndefined()
  const page = Buffer.from('BT /F1 20 Tf 60 760 Td (Hello) Tj ET '.repeat(50))
  expect(await findFileRefusal(pdf(deflateSync(page), page), 'report.pdf')).toBeUndefined()
})

describe('no drawing is taken from an editor [F3]', () => {
  test.each([
    ['with a script', '<script>alert(1)</script>'],
    [
      'with a page inside',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="alert(1)"/></foreignObject>',
    ],
    ['that multiplies itself', `<g id="a">${'<use href="#a"/>'.repeat(10)}</g>`],
    ['with nothing in it', ''],
  ])('%s, whatever it is called', async (_, inner) => {
    for (const name of ['logo.svg', 'logo.png', 'logo.webp', 'film.mp4', 'report.pdf', 'logo'])
      expect(await findFileRefusal(drawing(inner), name)).toBe('unknown-type')
  })
})

describe('no archive is taken from an editor [F5]', () => {
  test.each([
    ['a zip', Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(100), zipEnd()])],
    ['a zip that begins as a document', Buffer.concat([pdf(), zipEnd()])],
    ['a zip with a comment, behind a film', Buffer.concat([film, zipEnd('hello')])],
  ])('%s', async (_, content) => {
    for (const name of ['files.zip', 'report.pdf', 'film.mp4', 'table.xlsx'])
      expect(await findFileRefusal(content, name)).toBe('archive')
  })

  test.each([
    ['a gzip', Buffer.from([0x1f, 0x8b, 8, 0])],
    ['a 7z', Buffer.from('7z\xbc\xaf\x27\x1c', 'latin1')],
    ['a rar', Buffer.from('Rar!\x1a\x07\x01\0', 'latin1')],
    ['a tar', Buffer.concat([Buffer.alloc(257), Buffer.from('ustar\x0000')])],
  ])('%s', async (_, content) => {
    for (const name of ['files.gz', 'report.pdf', 'film.mp4'])
      expect(await findFileRefusal(content, name)).toBe('unknown-type')
  })

  test('the four signs of a zip somewhere in a film do not make it one', async () => {
    expect(await findFileRefusal(Buffer.concat([film, zipEnd(), Buffer.alloc(100)]), 'film.mp4')).toBeUndefined()
  })
})

describe('a document that unpacks to more than a hundred times its size is refused [F5]', () => {
  const zeros = (megabytes: number) => deflateSync(Buffer.alloc(megabytes * 1024 * 1024))

  test('packed once', async () => {
    expect(await findFileRefusal(pdf(zeros(20)), 'report.pdf')).toBe('bomb')
  })

  test('packed three times, where each layer alone looks harmless', async () => {
    const nested = deflateSync(deflateSync(zeros(20)))
    expect(nested.length).toBeLessThan(2000)
    expect(await findFileRefusal(pdf(nested), 'report.pdf')).toBe('bomb')
  })

  test('in many parts', async () => {
    const part = zeros(1)
    expect(await findFileRefusal(pdf(...Array.from({ length: 20 }, () => part)), 'report.pdf')).toBe('bomb')
  })

  test('and what breaks off or only looks packed is not', async () => {
    const packed = deflateSync(Buffer.from('Norlitz '.repeat(30)))
    expect(
      await findFileRefusal(pdf(packed.subarray(0, 10), Buffer.from('x\x9c no', 'latin1')), 'a.pdf'),
    ).toBeUndefined()
  })
})
