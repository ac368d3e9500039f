import type { UploadState } from '@ferrule/domain/files/upload'
import type { Queries } from '../postgres/database.ts'

export type Upload = { id: string; fileName: string; byteSize: number; state: UploadState; isRestricted: boolean }

/** Says whether this was the first time the upload was reported. */
export async function insertUpload(db: Queries, upload: Omit<Upload, 'state' | 'isRestricted'>): Promise<boolean> {
  const inserted = await db
    .insertInto('upload')
    .values(upload)
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

/** Writes a verdict over a pending state only, so that of two jobs the first one counts. */
export async function markScanned(
  db: Queries,
  id: string,
  verdict: { state: UploadState; mediaType: string | null; scannedAt: Date },
): Promise<void> {
  await db.updateTable('upload').set(verdict).where('id', '=', id).where('state', '=', 'pending').execute()
}

/** Some of the files that came before this moment and go with nothing. */
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
