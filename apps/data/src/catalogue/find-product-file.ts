import type { ObjectStorage, StoredObject } from '@ferrule/connectors/object-storage/object-storage'
import { toFileName } from '@ferrule/domain/files/file-name'
import type { Deps } from '../graphql/request-context.ts'
import { findStoredFile } from './product-file-store.ts'

export type ProductFileDeps = Pick<Deps, 'db'> & { storage: ObjectStorage; mediaBucket: string }

/** A product file in our own object storage; files hosted elsewhere have an absolute URL. */
export async function findProductFile(
  { db, storage, mediaBucket }: ProductFileDeps,
  id: string,
): Promise<(StoredObject & { fileName: string }) | undefined> {
  const file = await findStoredFile(db.queries, id)
  const stored = file && (await storage.find(mediaBucket, file.url))
  return stored && { ...stored, fileName: toFileName(file.filename) }
}
