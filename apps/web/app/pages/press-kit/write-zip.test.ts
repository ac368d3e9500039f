import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { writeZip, type ArchivedFile } from './write-zip.ts'

async function* each(entries: readonly ArchivedFile[]) {
  yield* entries
}

async function zip(entries: readonly ArchivedFile[]): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of writeZip(each(entries), new Date('2026-11-18T05:30:10Z'))) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Reads an archive as unpackers do: from the end to the directory, and from there to each file. */
function unzip(archive: Buffer): Record<string, string> {
  const end = archive.length - 22
  expect(archive.readUInt32LE(end)).toBe(0x06054b50)
  let at = archive.readUInt32LE(end + 16)
  expect(at + archive.readUInt32LE(end + 12)).toBe(end)
  return Object.fromEntries(
    Array.from({ length: archive.readUInt16LE(end + 10) }, () => {
      expect(archive.readUInt32LE(at)).toBe(0x02014b50)
      const [checksum, size, length] = [
        archive.readUInt32LE(at + 16),
        archive.readUInt32LE(at + 24),
        archive.readUInt16LE(at + 28),
      ]
      const name = archive.toString('utf8', at + 46, at + 46 + length)
      const file = archive.readUInt32LE(at + 42)
      expect(archive.readUInt32LE(file)).toBe(0x04034b50)
      expect([archive.readUInt32LE(file + 14), archive.readUInt32LE(file + 18)]).toEqual([checksum, size])
      const start = file + 30 + archive.readUInt16LE(file + 26)
      const bytes = archive.subarray(start, start + size)
      expect(crc32(bytes)).toBe(checksum)
      at += 46 + length
      return [name, bytes.toString()]
    }),
  )
}

test('an archive contains every file under its name, with checksum and size', async () => {
  const files = { 'pictures/axion.png': 'picture', 'Über uns.txt': 'Kabel für Züge', empty: '' }
  const entries = Object.entries(files).map(([name, text]) => ({ name, bytes: Buffer.from(text) }))
  expect(unzip(await zip(entries))).toEqual(files)
})

test('an archive without files is valid', async () => {
  expect(unzip(await zip([]))).toEqual({})
})

test('files have the date of the archive', async () => {
  const archive = await zip([{ name: 'a', bytes: Buffer.from('a') }])
  expect(archive.readUInt16LE(12)).toBe(((2026 - 1980) << 9) | (11 << 5) | 18)
})
