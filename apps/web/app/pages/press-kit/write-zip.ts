import { crc32 } from 'node:zlib'

export type ZipEntry = { name: string; bytes: Uint8Array }

type Written = { name: Buffer; checksum: number; size: number; offset: number }

/** Names are UTF-8, and files are stored as they are: pictures hardly become smaller. */
const flags = 0x0800
const version = 20

/**
 * Writes a ZIP archive (APPNOTE 6.3, without ZIP64: below 4 GB and 65,536 files) entry by entry, so that only one
 * file at a time is in memory.
 */
export async function* writeZip(entries: AsyncIterable<ZipEntry>, modifiedAt: Date): AsyncGenerator<Uint8Array> {
  const written: Written[] = []
  const moment = toDosTime(modifiedAt)
  let offset = 0
  for await (const { name, bytes } of entries) {
    const entry = { name: Buffer.from(name), checksum: crc32(bytes), size: bytes.length, offset }
    const header = toLocalHeader(entry, moment)
    written.push(entry)
    offset += header.length + bytes.length
    yield header
    yield bytes
  }
  const directory = Buffer.concat(written.map((entry) => toDirectoryEntry(entry, moment)))
  yield directory
  yield toEnd(written.length, directory.length, offset)
}

function toLocalHeader(entry: Written, moment: number): Buffer {
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  writeFacts(header, 4, { entry, moment })
  return Buffer.concat([header, entry.name])
}

function toDirectoryEntry(entry: Written, moment: number): Buffer {
  const header = Buffer.alloc(46)
  header.writeUInt32LE(0x02014b50, 0)
  header.writeUInt16LE(version, 4)
  writeFacts(header, 6, { entry, moment })
  header.writeUInt32LE(entry.offset, 42)
  return Buffer.concat([header, entry.name])
}

/** Version, flags, method (0: stored), time, checksum, both sizes and the length of the name. */
function writeFacts(header: Buffer, at: number, { entry, moment }: { entry: Written; moment: number }): void {
  header.writeUInt16LE(version, at)
  header.writeUInt16LE(flags, at + 2)
  header.writeUInt32LE(moment, at + 6)
  header.writeUInt32LE(entry.checksum, at + 10)
  header.writeUInt32LE(entry.size, at + 14)
  header.writeUInt32LE(entry.size, at + 18)
  header.writeUInt16LE(entry.name.length, at + 22)
}

function toEnd(count: number, directorySize: number, directoryOffset: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(directorySize, 12)
  end.writeUInt32LE(directoryOffset, 16)
  return end
}

/** Time in the lower and date in the upper half; the years begin with 1980. */
function toDosTime(date: Date): number {
  const time = (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1)
  const day = ((date.getUTCFullYear() - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate()
  return ((day << 16) | time) >>> 0
}
