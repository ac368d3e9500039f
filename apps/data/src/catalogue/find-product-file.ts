import type { ObjectStorage, StoredObject } from '@ferrule/connectors/object-storage/object-storage'
import { toFileName } from '@ferrule/domain/files/file-name'
import type { Deps } from '../graphql/request-context.ts'

export type ProductFileDeps = Pick<Deps, 'db'> & { storage: ObjectStorage; mediaBucket: string }

/** A file of a product that lies in our own store; one that lies with somebody else has an address of its own. */
export async function findProductFile(
  { db, storage, mediaBucket }: ProductFileDeps,
  id: string,
): Promise<(StoredObject & { fileName: string }) | undefined> {
  const file = await db.queries
    .selectFrom('productFile')
    .where('id', '=', id)
    .select(['url', 'filename'])
    .executeTakeFirst()
  const stored = file && (await storage.find(mediaBucket, file.url))
  return stored && { ...stored, fileName: toFileName(file.filename) }
}
