import { randomUUID } from 'node:crypto'
import { type FileHandle, open, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Part = { bytes: number; read: () => Promise<Buffer> }

/**
 * Cuts a stream into parts of this size; the last one may be shorter. Bytes are buffered on disk, so that many slow
 * senders need no memory. A part must be read before the next one is requested, because both share the file.
 */
export async function* cutIntoParts(content: AsyncIterable<Buffer>, partBytes: number): AsyncGenerator<Part> {
  const file = await openUnlinkedFile()
  try {
    let bytes = 0
    for await (const chunk of content) {
      for (let at = 0; at < chunk.length; ) {
        const length = Math.min(chunk.length - at, partBytes - bytes)
        await file.write(chunk, at, length, bytes)
        at += length
        bytes += length
        if (bytes < partBytes) continue
        yield toPart(file, bytes)
        bytes = 0
      }
    }
    if (bytes > 0) yield toPart(file, bytes)
  } finally {
    await file.close()
  }
}

function toPart(file: FileHandle, bytes: number): Part {
  return { bytes, read: async () => (await file.read(Buffer.alloc(bytes), 0, bytes, 0)).buffer }
}

/** An unlinked file disappears with the process, however it ends. */
async function openUnlinkedFile(): Promise<FileHandle> {
  const path = join(tmpdir(), `upload-part-${randomUUID()}`)
  const file = await open(path, 'wx+', 0o600)
  await unlink(path)
  return file
}
