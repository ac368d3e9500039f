import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ObjectStorage } from '@ferrule/connectors/object-storage/object-storage'
import { ok, refuse, type Result } from '@ferrule/domain/result'

/** A catalogue of fifty thousand products takes a third of it. */
const maxBytes = 2_000_000_000

export type KeptFile = { storedAs: string; fileHash: string }

type Keeping = { storage: ObjectStorage; filesBucket: string; id: string }

/** Puts a file into the store. It waits on disk meanwhile: the store wants to know its size beforehand. */
export async function keepImportFile(
  content: Readable,
  { storage, filesBucket, id }: Keeping,
): Promise<Result<KeptFile, 'too-large' | 'empty'>> {
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
          // The rest runs off unkept, so that the sender gets an answer.
          if (byteSize > maxBytes) continue
          hash.update(chunk)
          yield chunk
        }
      },
      createWriteStream(file),
    )
    if (byteSize > maxBytes) return refuse('too-large')
    if (byteSize === 0) return refuse('empty')
    const storedAs = `catalogue-imports/${id}`
    await storage.putLarge(filesBucket, storedAs, { content: createReadStream(file), byteSize })
    return ok({ storedAs, fileHash: hash.digest('hex') })
  } finally {
    await rm(folder, { recursive: true })
  }
}
