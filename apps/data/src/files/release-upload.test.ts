import { Readable } from 'node:stream'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { aVideo, aWebm, box } from './videos.fixture.ts'
import { releaseUpload } from './release-upload.ts'

const id = 'a'.repeat(43)
const buckets = { quarantine: 'quarantine', files: 'files' }

/** Releases a file. Returns its detected type and the released content. */
async function release(fileName: string, content: Buffer) {
  const stored = new Map([['quarantine', content]])
  const storage = {
    find: async (bucket: string) => {
      const found = stored.get(bucket)
      return found && { content: Readable.from([found.subarray(0, 10), found.subarray(10)]), byteSize: found.length }
    },
    put: async (bucket: string, _: string, bytes: Uint8Array) => void stored.set(bucket, Buffer.from(bytes)),
    copy: async (_: string, from: string, to: string) => void stored.set(to, stored.get(from) ?? Buffer.alloc(0)),
  }
  const upload = { id, fileName, byteSize: content.length, state: 'pending' as const, isRestricted: false }
  const type = await releaseUpload({ storage, buckets, runExclusive: (work) => work() }, upload)
  return { type, released: stored.get('files') }
}

const carriers: Record<string, Buffer> = { 'press.mp4': aVideo(), 'press.webm': Buffer.from(aWebm()) }

beforeAll(async () => {
  const { data, info } = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#9a4a18' } })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const picture = () => sharp(data, { raw: info })
  carriers['press.jpg'] = await picture()
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .jpeg()
    .toBuffer()
  carriers['press.png'] = await picture().png().toBuffer()
  carriers['press.gif'] = await picture().gif().toBuffer()
  carriers['press.webp'] = await picture().webp().toBuffer()
})

const carrier = (name: string) => carriers[name] ?? Buffer.alloc(0)

test.each([
  ['press.jpg', 'image/jpeg'],
  ['press.png', 'image/png'],
  ['press.gif', 'image/gif'],
  ['press.webp', 'image/webp'],
  ['press.mp4', 'video/mp4'],
  ['press.webm', 'video/webm'],
])('%s is released as %s [S2-141] [S5-045]', async (name, type) => {
  expect(await release(name, carrier(name))).toEqual({ type, released: expect.any(Buffer) })
})

test('an image keeps its dimensions and loses its camera metadata', async () => {
  const { released } = await release('press.jpg', carrier('press.jpg'))
  const { width, height, exif } = await sharp(released).metadata()
  expect({ width, height, exif }).toEqual({ width: 60, height: 40, exif: undefined })
})

test('a video is released unchanged', async () => {
  expect((await release('press.mp4', carrier('press.mp4'))).released).toEqual(carrier('press.mp4'))
})

const payloads: Record<string, string> = {
  script: '<script>alert(document.domain)</script>',
  page: '<!doctype html><html><body onload=alert(1)>',
  drawing: '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  JavaScript: '*/=1;alert(document.cookie)//',
  PHP: '<?php system($_GET["c"]); ?>',
  archive: 'PK\x03\x04\x14\0\0\0payload.exePK\x05\x06\0\0\0\0',
  document: '%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n%%EOF',
  program: 'MZ\x90\0This program cannot be run in DOS mode.',
}
const names = ['press.jpg', 'press.png', 'press.gif', 'press.webp', 'press.mp4']
const pairs = names.flatMap((name) => Object.keys(payloads).map((payload) => [name, payload] as const))

describe('a polyglot file [F2]', () => {
  test.each(pairs)('%s with an appended %s is refused or released without it', async (name, payload) => {
    const hidden = Buffer.from(payloads[payload] ?? '', 'latin1')
    const { released } = await release(name, Buffer.concat([carrier(name), hidden]))
    expect(released?.includes(hidden) ?? false).toBe(false)
  })

  test.each(pairs)('%s with a prepended %s is refused', async (name, payload) => {
    const hidden = Buffer.from(payloads[payload] ?? '', 'latin1')
    expect(await release(name, Buffer.concat([hidden, carrier(name)]))).toEqual({ type: undefined })
  })

  test('a script with the first bytes of a picture is refused', async () => {
    expect(await release('press.gif', Buffer.from('GIF89a/*\0\0\0\0*/=alert(1)//;'))).toEqual({ type: undefined })
  })

  test('an HTML page in the comment of a picture is removed', async () => {
    const page = Buffer.from('<script>alert(1)</script>')
    const comment = Buffer.concat([Buffer.from('fffe001b', 'hex'), page])
    const picture = carrier('press.jpg')
    const { released } = await release(
      'press.jpg',
      Buffer.concat([picture.subarray(0, 2), comment, picture.subarray(2)]),
    )
    expect(released?.includes('<script>')).toBe(false)
  })

  test('a video with an unknown part is refused', async () => {
    expect(await release('press.mp4', Buffer.concat([aVideo(), box('<scr', 'ipt>')]))).toEqual({ type: undefined })
  })
})

test.each([
  ['press.png', 'press.jpg'],
  ['press.jpg', 'press.mp4'],
  ['press.exe', 'press.jpg'],
  ['press', 'press.jpg'],
  ['press.svg', 'press.png'],
])('a file named %s with the content of %s is refused [F2]', async (name, content) => {
  expect(await release(name, carrier(content))).toEqual({ type: undefined })
})

const zip = Buffer.from('PK\x03\x04\x14\0\0\0machine.logPK\x05\x06', 'latin1')

test.each([
  ['report.pdf', 'application/pdf', Buffer.from('%PDF-1.7\n%%EOF')],
  ['logs.zip', 'application/zip', zip],
  ['cuts.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', zip],
  ['cuts.csv', 'text/csv', Buffer.from('length;pieces\r\n120;4')],
  ['machine.log', 'text/plain', Buffer.from('12:04 Kühlung gestört', 'latin1')],
  ['machine.txt', 'text/plain', Buffer.from('\ufeffKühlung', 'utf16le')],
])('the document %s is released unchanged as %s', async (name, type, content) => {
  expect(await release(name, content)).toEqual({ type, released: content })
})

test.each([
  ['report.pdf', 'MZ\x90\0This program cannot be run in DOS mode.'],
  ['logs.zip', '%PDF-1.7\n%%EOF'],
  ['cuts.xlsx', '<!doctype html><script>alert(1)</script>'],
  ['machine.log', 'MZ\x90\0This program cannot be run in DOS mode.'],
  ['machine.txt', '\x7fELF\x02\x01\x01\0'],
  ['cuts.csv', 'length;pieces\r\n120;\0'],
  ['page.html', '<!doctype html><script>alert(1)</script>'],
])('a file named %s with the content %j is refused [F2]', async (name, content) => {
  expect(await release(name, Buffer.from(content, 'latin1'))).toEqual({ type: undefined })
})

test('a truncated picture is refused', async () => {
  const picture = carrier('press.png')
  expect(await release('press.png', picture.subarray(0, picture.length - 30))).toEqual({ type: undefined })
})

/** A black PNG with one bit per pixel: a few kilobytes that decode to hundreds of megabytes. */
function pixelBomb(side: number): Buffer {
  const chunk = (name: string, content: Buffer) => {
    const named = Buffer.concat([Buffer.from(name), content])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(content.length)
    check.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, check])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head[8] = 1
  const lines = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side))
  const start = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([start, chunk('IHDR', head), chunk('IDAT', lines), chunk('IEND', Buffer.alloc(0))])
}

test('a few kilobytes with 289 million pixels are refused before decoding [F4]', async () => {
  const bomb = pixelBomb(17_000)
  expect(bomb.length).toBeLessThan(100_000)
  expect((await release('press.png', pixelBomb(100))).type).toBe('image/png')
  const before = process.memoryUsage().rss
  expect(await release('press.png', bomb)).toEqual({ type: undefined })
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024)
})
