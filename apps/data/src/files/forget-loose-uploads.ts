import type { ObjectStorage } from '@ferrule/connectors/object-storage/object-storage'
import { looseUploadMs } from '@ferrule/domain/files/upload'
import type { Deps } from '../graphql/request-context.ts'
import { workForService } from '../portal-access/work-for.ts'
import { deleteOldLinks } from './phone-link-store.ts'
import { deleteLooseUploads } from './upload-store.ts'

export type LooseUploadDeps = Pick<Deps, 'db' | 'now'> & {
  storage: Pick<ObjectStorage, 'remove'>
  buckets: { quarantine: string; files: string }
}

/**
 * Deletes files that go with nothing: their form was never sent, or the request they came with is gone. Answers how
 * many. The rows are given up last, so that a run that was cut off is simply done again.
 */
export async function forgetLooseUploads({ db, now, storage, buckets }: LooseUploadDeps): Promise<number> {
  const before = new Date(now().getTime() - looseUploadMs)
  return workForService(db, async (tx) => {
    await deleteOldLinks(tx, before)
    const ids = await deleteLooseUploads(tx, before)
    if (ids.length === 0) return 0
    await storage.remove(buckets.files, ids)
    await storage.remove(buckets.quarantine, ids)
    return ids.length
  })
}
