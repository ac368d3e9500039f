import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ObjectStorage } from '@ferrule/connectors/object-storage/object-storage'
import { ok, refuse, type Result } from '@ferrule/domain/result'

/** Three times the size of a catalogue with fifty thousand products. */
const maxBytes = 2_000_000_000

export type StoredImportFile = { storageKey: string; fileHash: string }

type FileTarget = { storage: ObjectStorage; filesBucket: string; id: string }

/** Uploads a file to object storage. It is buffered on disk first, because S3 needs the size in advance. */
export async function saveImportFile(
  content: Readable,
  { storage, filesBucket, id }: FileTarget,
): Promise<Result<StoredImportFile, 'too-large' | 'empty'>> {
  const folder = await mkdtemp(join(tmpdir(), 'catalogue-import-'))
  try {
    const file = join(folder, 'file')
    const hash = createHash('sha256')
    let byteSize = 0
    await pipeline(
      content,
      async function* (chunks: AsyncIterable<Uint8Array>) {
        for await (const chunk of chunks) {
          byteSize += chunk.byteLength
          // Reads and drops the rest, so that the sender gets a response.
          if (byteSize > maxBytes) continue
          hash.update(chunk)
          yield chunk
        }
      },
      createWriteStream(file),
    )
    if (byteSize > maxBytes) return refuse('too-large')
    if (byteSize === 0) return refuse('empty')
    const storageKey = `catalogue-imports/${id}`
    await storage.putLarge(filesBucket, storageKey, { content: createReadStream(file), byteSize })
    return ok({ storageKey, fileHash: hash.digest('hex') })
  } finally {
    await rm(folder, { recursive: true })
  }
}
