import type { ObjectStorage } from '@ferrule/connectors/object-storage/object-storage'
import { unattachedUploadMs } from '@ferrule/domain/files/upload'
import type { Deps } from '../graphql/request-context.ts'
import { withServiceScope } from '../portal-access/with-user-scope.ts'
import { deleteInBatches } from '../postgres/delete-batch.ts'
import { deleteOldLinks } from './phone-link-store.ts'
import { deleteLooseUploads } from './upload-store.ts'

export type LooseUploadDeps = Pick<Deps, 'db' | 'now'> & {
  storage: Pick<ObjectStorage, 'remove'>
  buckets: { quarantine: string; files: string }
}

/**
 * Deletes files that belong to nothing: their form was never sent, or their request was deleted. Returns the number of
 * files. The deletion of the rows commits after the objects are removed, so an interrupted run is simply repeated.
 */
export async function expireLooseUploads({ db, now, storage, buckets }: LooseUploadDeps): Promise<number> {
  const before = new Date(now().getTime() - unattachedUploadMs)
  await deleteInBatches(() => withServiceScope(db, (tx) => deleteOldLinks(tx, before)))
  return withServiceScope(db, async (tx) => {
    const ids = await deleteLooseUploads(tx, before)
    if (ids.length === 0) return 0
    await storage.remove(buckets.files, ids)
    await storage.remove(buckets.quarantine, ids)
    return ids.length
  })
}
