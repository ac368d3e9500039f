import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

export type BadFile = { name: string; content: Buffer; hidden: Buffer }

const megabyte = 1024 * 1024

// Written in two halves, so that virus scanners do not report this file.
const virus = `${'X5O!P%@AP[4\\PZX54(P^)7CC)7}$'}${'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'}`

const payloads = [
  '<script>alert(document.domain)</script>',
  '<!doctype html><html><body onload=alert(1)>',
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  '*/=1;alert(document.cookie)//',
  '<?php system($_GET["c"]); ?>',
  'PK\x03\x04\x14\0\0\0payload.exePK\x05\x06\0\0\0\0',
  '%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n%%EOF',
  'MZ\x90\0This program cannot be run in DOS mode.',
].map((payload) => Buffer.from(payload, 'latin1'))

/** Pictures and a video with another file format appended or prepended. */
export async function polyglots(): Promise<BadFile[]> {
  const picture = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#9a4a18' } })
  const carriers = Object.entries({
    'press.jpg': await picture().jpeg().toBuffer(),
    'press.png': await picture().png().toBuffer(),
    'press.gif': await picture().gif().toBuffer(),
    'press.webp': await picture().webp().toBuffer(),
    'press.mp4': videoOf(randomBytes(5000)),
  })
  return carriers.flatMap(([name, carrier]) =>
    payloads.map((hidden, number) => {
      const parts = number % 2 === 0 ? [carrier, hidden] : [hidden, carrier]
      return { name, content: Buffer.concat(parts), hidden }
    }),
  )
}

/** An MP4 file with valid boxes around the given data; it is never played. */
export function videoOf(data: Buffer): Buffer {
  return Buffer.concat([
    toBox('ftyp', Buffer.from('isom\0\0\0\0isommp42')),
    toBox('moov', Buffer.alloc(8)),
    toBox('mdat', data),
  ])
}

function toBox(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.length + 8)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, content])
}

/** A video of this many megabytes that ends with the EICAR test virus. */
export function infectedVideo(megabytes: number): Buffer {
  const data = randomBytes(megabytes * megabyte)
  data.write(virus, data.length - virus.length, 'latin1')
  return videoOf(data)
}

/** A black PNG with one bit a pixel: some kilobytes that decode to hundreds of megabytes. */
export function pixelBomb(side = 17_000): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head[8] = 1
  const lines = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side))
  const start = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([start, toChunk('IHDR', head), toChunk('IDAT', lines), toChunk('IEND', Buffer.alloc(0))])
}

function toChunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
