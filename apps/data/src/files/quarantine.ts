import { type ObjectStorageSettings, toS3Config } from '@ferrule/connectors/object-storage/object-storage'
import type { MetadataValue } from '@tus/s3-store'
import type { KvStore, Upload } from '@tus/server'
import { LRUCache } from 'lru-cache'
import type { Database } from '../postgres/database.ts'
import { UploadPartStore } from './upload-part-store.ts'
import { type ReceivedUpload, receiveUpload } from './receive-upload.ts'

const day = 24 * 3_600_000

export type QuarantineSettings = { storage: ObjectStorageSettings; bucket: string; db: Database }

/** The tus store for received parts. Uploads not complete after a day are deleted. */
export class Quarantine extends UploadPartStore {
  readonly #db: Database

  constructor({ storage, bucket, db }: QuarantineSettings) {
    super({
      s3ClientConfig: { ...toS3Config(storage), bucket },
      partSize: 8 * 1024 * 1024,
      maxConcurrentPartUploads: 8,
      expirationPeriodInMilliseconds: day,
      useTags: false,
      cache: boundedCache(),
    })
    this.#db = db
  }

  /**
   * A process that died between the last byte and its response left an upload that is complete for the sender but was
   * never finished here. The sender's next HEAD request finishes it.
   */
  override async getUpload(id: string): Promise<Upload> {
    const upload = await super.getUpload(id)
    if (upload.size !== undefined && upload.offset === upload.size) {
      await this.#joinParts(id)
      await receiveUpload({ db: this.#db }, toReceived(upload))
    }
    return upload
  }

  async #joinParts(id: string): Promise<void> {
    try {
      await this.finish(id)
    } catch (error) {
      // The parts are joined already, which is the normal case.
      if (!(error instanceof Error && ['NoSuchUpload', 'NoSuchKey'].includes(error.name))) throw error
    }
  }
}

export function toReceived({ id, size, metadata }: Upload): ReceivedUpload {
  return { id, byteSize: size ?? 0, fileName: metadata?.filename ?? '' }
}

/** The library's own cache never evicts abandoned uploads. */
function boundedCache(): KvStore<MetadataValue> {
  const cache = new LRUCache<string, MetadataValue>({ max: 5000 })
  return {
    get: async (id) => cache.get(id),
    set: async (id, value) => void cache.set(id, value),
    delete: async (id) => void cache.delete(id),
  }
}
