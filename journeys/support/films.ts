import { randomBytes } from 'node:crypto'

function box(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.length + 8)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, content])
}

/** A film with these pictures: its parts are whole, and nobody here looks at it. */
export function filmOf(pictures: Buffer): Buffer {
  return Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0isommp42')),
    box('moov', Buffer.alloc(8)),
    box('mdat', pictures),
  ])
}

export function aFilm(bytes: number): Buffer {
  return filmOf(randomBytes(bytes))
}
