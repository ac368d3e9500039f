/** One MP4 box with its header. */
export function box(name: string, content: Buffer | string = ''): Buffer {
  const body = Buffer.from(content)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, body])
}

/** A minimal MP4 file: valid boxes around arbitrary picture data. */
export function aVideo({ brand = 'isom', pictures = Buffer.alloc(4000, 7) } = {}): Buffer {
  return Buffer.concat([box('ftyp', `${brand}\0\0\0\0isommp42`), box('moov', 'a table'), box('mdat', pictures)])
}

/** A WebM file as browsers record it: its one segment has an unknown length. */
export function aWebm(pictures = Buffer.alloc(4000, 7)): Buffer {
  const head = Buffer.from(
    '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701ffffffffffffff',
    'hex',
  )
  return Buffer.concat([head, pictures])
}
