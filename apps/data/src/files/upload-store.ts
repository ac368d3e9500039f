import type { UploadState } from '@ferrule/domain/files/upload'
import type { Queries } from '../postgres/database.ts'

export type Upload = { id: string; fileName: string; byteSize: number; state: UploadState; isRestricted: boolean }

/** Returns whether the upload is new. */
export async function insertUpload(
  db: Queries,
  { id, fileName, byteSize }: Omit<Upload, 'state' | 'isRestricted'>,
): Promise<boolean> {
  const inserted = await db
    .insertInto('upload')
    .values({ id, fileName, byteSize })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function findUpload(db: Queries, id: string): Promise<Upload | undefined> {
  return db
    .selectFrom('upload')
    .where('id', '=', id)
    .select(['id', 'fileName', 'byteSize', 'state', 'isRestricted'])
    .executeTakeFirst()
}

export async function findUploads(db: Queries, ids: readonly string[]): Promise<Upload[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('upload')
    .where('id', 'in', [...ids])
    .select(['id', 'fileName', 'byteSize', 'state', 'isRestricted'])
    .execute()
}

/** Changes a pending state only, so that the first of two concurrent jobs wins. */
export async function markScanned(
  db: Queries,
  id: string,
  { state, mediaType, scannedAt }: { state: UploadState; mediaType: string | null; scannedAt: Date },
): Promise<void> {
  await db
    .updateTable('upload')
    .set({ state, mediaType, scannedAt })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .execute()
}

/** Deletes up to 500 uploads received before a time that belong to no request and no ticket. Returns their ids. */
export async function deleteLooseUploads(tx: Queries, before: Date): Promise<string[]> {
  const loose = tx
    .selectFrom('upload')
    .leftJoin('requestFile', 'requestFile.uploadId', 'upload.id')
    .leftJoin('ticketAttachment', 'ticketAttachment.uploadId', 'upload.id')
    .where('upload.receivedAt', '<', before)
    .where('requestFile.uploadId', 'is', null)
    .where('ticketAttachment.uploadId', 'is', null)
    .select('upload.id')
    .limit(500)
  const deleted = await tx.deleteFrom('upload').where('id', 'in', loose).returning('id').execute()
  return deleted.map(({ id }) => id)
}
