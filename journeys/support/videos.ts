import { randomBytes } from 'node:crypto'

function box(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.length + 8)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, content])
}

/** An MP4 file with valid boxes around the given data; it is never played. */
export function videoOf(data: Buffer): Buffer {
  return Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0isommp42')),
    box('moov', Buffer.alloc(8)),
    box('mdat', data),
  ])
}

export function aVideo(bytes: number): Buffer {
  return videoOf(randomBytes(bytes))
}
