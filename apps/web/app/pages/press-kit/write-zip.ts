import { crc32 } from 'node:zlib'
import { toCentralDirectory, toLocalHeader, type ZipEntry } from '@ferrule/domain/files/zip-archive'

export type ArchivedFile = { name: string; bytes: Uint8Array }

/** Writes a ZIP archive file by file, so that only one of them is in memory. */
export async function* writeZip(files: AsyncIterable<ArchivedFile>, modifiedAt: Date): AsyncGenerator<Uint8Array> {
  const written: ZipEntry[] = []
  const modifiedOn = modifiedAt.toISOString().slice(0, 10)
  for await (const { name, bytes } of files) {
    const entry = { name, crc32: crc32(bytes), byteSize: bytes.length, modifiedOn }
    written.push(entry)
    yield toLocalHeader(entry)
    yield bytes
  }
  yield toCentralDirectory(written)
}
