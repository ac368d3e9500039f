import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { findFileRefusal } from './validate-media-file.ts'

const svg = (inner: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`)
const picture = (format: 'png' | 'jpeg' | 'webp' | 'avif') =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#9a4a18' } })
    .toFormat(format)
    .toBuffer()
const video = Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2', 'latin1')
const pdf = (...parts: Buffer[]) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...parts.flatMap((part) => [Buffer.from('1 0 obj <<>> stream\n'), part, Buffer.from('\nendstream endobj\n')]),
    Buffer.from('%%EOF\n'),
  ])
/** The end-of-directory record of a zip, followed by an optional comment. */
const zipEnd = (comment = '') => {
  const end = Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1')
  end.writeUInt16LE(comment.length, 20)
  return Buffer.concat([end, Buffer.from(comment)])
}

test.each(['png', 'jpeg', 'webp', 'avif'] as const)('accepts a %s with its own file extension only', async (format) => {
  const content = await picture(format)
  expect(await findFileRefusal(content, `press.${format}`)).toBeUndefined()
  expect(await findFileRefusal(content, 'press.pdf')).toBe('unknown-type')
})

test('accepts a video and a PDF', async () => {
  expect(await findFileRefusal(video, 'Press.MP4')).toBeUndefined()
  const page = Buffer.from('BT /F1 20 Tf 60 760 Td (Hello) Tj ET '.repeat(50))
  expect(await findFileRefusal(pdf(deflateSync(page), page), 'report.pdf')).toBeUndefined()
})

describe('refuses every SVG from an editor [F3]', () => {
  test.each([
    ['with a script', '<script>alert(1)</script>'],
    [
      'with embedded HTML',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="alert(1)"/></foreignObject>',
    ],
    ['that expands recursively', `<g id="a">${'<use href="#a"/>'.repeat(10)}</g>`],
    ['that is empty', ''],
  ])('%s, under any file name', async (_, inner) => {
    for (const name of ['logo.svg', 'logo.png', 'logo.webp', 'video.mp4', 'report.pdf', 'logo'])
      expect(await findFileRefusal(svg(inner), name)).toBe('unknown-type')
  })
})

describe('refuses every archive from an editor [F5]', () => {
  test.each([
    ['a zip', Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(100), zipEnd()])],
    ['a zip that begins as a PDF', Buffer.concat([pdf(), zipEnd()])],
    ['a zip with a comment, appended to a video', Buffer.concat([video, zipEnd('hello')])],
  ])('%s', async (_, content) => {
    for (const name of ['files.zip', 'report.pdf', 'video.mp4', 'table.xlsx'])
      expect(await findFileRefusal(content, name)).toBe('archive')
  })

  test.each([
    ['a gzip', Buffer.from([0x1f, 0x8b, 8, 0])],
    ['a 7z', Buffer.from('7z\xbc\xaf\x27\x1c', 'latin1')],
    ['a rar', Buffer.from('Rar!\x1a\x07\x01\0', 'latin1')],
    ['a tar', Buffer.concat([Buffer.alloc(257), Buffer.from('ustar\x0000')])],
  ])('%s', async (_, content) => {
    for (const name of ['files.gz', 'report.pdf', 'video.mp4'])
      expect(await findFileRefusal(content, name)).toBe('unknown-type')
  })

  test('accepts a video that contains the zip signature before its end', async () => {
    expect(await findFileRefusal(Buffer.concat([video, zipEnd(), Buffer.alloc(100)]), 'video.mp4')).toBeUndefined()
  })
})

describe('refuses a PDF that expands to more than a hundred times its size [F5]', () => {
  const zeros = (megabytes: number) => deflateSync(Buffer.alloc(megabytes * 1024 * 1024))

  test('compressed once', async () => {
    expect(await findFileRefusal(pdf(zeros(20)), 'report.pdf')).toBe('bomb')
  })

  test('compressed three times, where each layer alone looks harmless', async () => {
    const nested = deflateSync(deflateSync(zeros(20)))
    expect(nested.length).toBeLessThan(2000)
    expect(await findFileRefusal(pdf(nested), 'report.pdf')).toBe('bomb')
  })

  test('in many streams', async () => {
    const part = zeros(1)
    expect(await findFileRefusal(pdf(...Array.from({ length: 20 }, () => part)), 'report.pdf')).toBe('bomb')
  })

  test('but accepts truncated data and data that only looks compressed', async () => {
    const packed = deflateSync(Buffer.from('Norlitz '.repeat(30)))
    expect(
      await findFileRefusal(pdf(packed.subarray(0, 10), Buffer.from('x\x9c no', 'latin1')), 'a.pdf'),
    ).toBeUndefined()
  })
})
