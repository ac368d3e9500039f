import type { Readable } from 'node:stream'
import { S3Store } from '@tus/s3-store'
import { cutIntoParts, type Part } from './cut-into-parts.ts'

type StoredPart = Awaited<ReturnType<S3Store['retrieveParts']>>[number]

/**
 * An S3 store for tus that loses no received byte when the process or the connection ends at any point.
 *
 * S3 joins parts of at least 5 MB. A shorter remainder is stored as a separate object and becomes the start of the next
 * part. The library deletes that remainder before the part is stored, and stores a new remainder while the preceding
 * part may still fail: a crash in between loses received bytes or joins the wrong ones. This class stores one after
 * the other; the metadata of a remainder records its offset, and it is used only while that offset fits.
 */
export class UploadPartStore extends S3Store {
  override async write(content: Readable, id: string): Promise<number> {
    const { file } = await this.getMetadata(id)
    const parts = await this.retrieveParts(id)
    let stored = sizeOf(parts)
    let partNumber = parts.at(-1)?.PartNumber ?? 0
    for await (const part of cutIntoParts(this.#withRest(id, content), this.preferredPartSize)) {
      const end = stored + part.bytes
      if (part.bytes < this.minPartSize && end !== file.size) {
        await this.#storeRest(id, part, stored)
        return end
      }
      await this.#storePart(id, part, (partNumber += 1))
      stored = end
    }
    if (stored === file.size) await this.finish(id)
    return stored
  }

  /** Joins all parts to one object. */
  protected async finish(id: string): Promise<void> {
    await this.finishMultipartUpload(await this.getMetadata(id), await this.retrieveParts(id))
    await this.clearCache(id)
  }

  override async getIncompletePartSize(id: string): Promise<number | undefined> {
    const size = await super.getIncompletePartSize(id)
    return size !== undefined && (await this.#isRestInPlace(id)) ? size : undefined
  }

  override async remove(id: string): Promise<void> {
    await super.remove(id)
    await this.deleteIncompletePart(id)
  }

  async *#withRest(id: string, content: Readable): AsyncGenerator<Buffer> {
    const rest = (await this.getIncompletePartSize(id)) === undefined ? undefined : await this.getIncompletePart(id)
    if (rest) yield* rest
    yield* content
  }

  /** Reads a part into memory, so that the S3 client can retry; the semaphore limits how many are in memory. */
  async #storePart(id: string, part: Part, partNumber: number): Promise<void> {
    const permit = await this.partUploadSemaphore.acquire()
    try {
      const metadata = await this.getMetadata(id)
      await this.uploadPart(metadata, await part.read(), partNumber)
    } finally {
      await permit.release()
    }
  }

  async #storeRest(id: string, part: Part, behind: number): Promise<void> {
    await this.client.putObject({
      Bucket: this.bucket,
      Key: this.partKey(id, true),
      Body: await part.read(),
      Metadata: { behind: `${behind}` },
    })
  }

  async #isRestInPlace(id: string): Promise<boolean> {
    const { Metadata } = await this.client.headObject({ Bucket: this.bucket, Key: this.partKey(id, true) })
    return Metadata?.['behind'] === `${sizeOf(await this.retrieveParts(id))}`
  }
}

function sizeOf(parts: readonly StoredPart[]): number {
  return parts.reduce((sum, { Size = 0 }) => sum + Size, 0)
}
