import type { UploadState } from '@ferrule/domain/files/upload'
import type { Queries } from '../postgres/database.ts'

export type RequestFile = { id: string; fileName: string; byteSize: number; state: UploadState; addedAt: Date }

export type FilesOfRequest = { requestId: string; uploadIds: readonly string[]; addedAt: Date }

/** Attaches files to a request. By the trigger of the table, a file that belongs to another record stays there. */
export async function insertRequestFiles(
  tx: Queries,
  { requestId, uploadIds, addedAt }: FilesOfRequest,
): Promise<void> {
  if (uploadIds.length === 0) return
  await tx
    .insertInto('requestFile')
    .values(uploadIds.map((uploadId) => ({ uploadId, requestId, addedAt })))
    .onConflict((conflict) => conflict.column('uploadId').doNothing())
    .execute()
}

export async function listRequestFiles(db: Queries, requestId: string): Promise<RequestFile[]> {
  return db
    .selectFrom('requestFile')
    .innerJoin('upload', 'upload.id', 'requestFile.uploadId')
    .where('requestId', '=', requestId)
    .select(['upload.id', 'fileName', 'byteSize', 'state', 'addedAt'])
    .orderBy('addedAt')
    .orderBy('fileName')
    .execute()
}
