import { crc32, deflateRawSync, gzipSync } from 'node:zlib'
import { videoOf } from '../videos.ts'
import { type HostileFile, latin1, script } from './hostile-file.ts'

/** A zip archive with one compressed file. */
export function zipOf(name: string, content: Buffer): Buffer {
  const packed = deflateRawSync(content)
  const [local, central, end] = [Buffer.alloc(30), Buffer.alloc(46), Buffer.alloc(22)]
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(20, 0)
  facts.writeUInt16LE(8, 4)
  facts.writeUInt32LE(crc32(content), 10)
  facts.writeUInt32LE(packed.length, 14)
  facts.writeUInt32LE(content.length, 18)
  facts.writeUInt16LE(name.length, 22)
  local.write('PK\x03\x04', 'latin1')
  facts.copy(local, 4)
  central.write('PK\x01\x02', 'latin1')
  facts.copy(central, 6)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length + name.length, 12)
  end.writeUInt32LE(local.length + name.length + packed.length, 16)
  return Buffer.concat([local, latin1(name), packed, central, latin1(name), end])
}

/** Archives under names of accepted files; the product unpacks none. */
export function hostileArchives(): HostileFile[] {
  const program = zipOf('setup.exe', latin1('MZ\x90\0This program cannot be run in DOS mode.'))
  const nested = [1, 2, 3, 4, 5].reduce((inner, level) => zipOf(`level-${level}.zip`, inner), program)
  const zeros = zipOf('zeros', Buffer.alloc(100_000_000))
  const clip = videoOf(Buffer.alloc(2000, 1))
  return [
    { kind: 'archive', name: 'files.zip', content: program },
    { kind: 'archive', name: 'photo.jpg.zip', content: program },
    { kind: 'archive', name: 'photo.jpg', content: program },
    { kind: 'nested archive', name: 'photo.png', content: nested },
    { kind: 'nested archive', name: 'clip.mp4', content: nested },
    { kind: 'archive bomb', name: 'photo.gif', content: zeros },
    { kind: 'archive bomb', name: 'photo.webp', content: zipOf('more', zeros) },
    { kind: 'archive bomb', name: 'photo.jpg', content: gzipSync(Buffer.alloc(100_000_000)) },
    { kind: 'archive behind a video', name: 'clip.mp4', content: Buffer.concat([clip, program]) },
    { kind: 'page behind a video', name: 'clip.mov', content: Buffer.concat([clip, latin1(script)]) },
  ]
}
