import type { UploadState } from '@ferrule/domain/files/upload'
import type { Deps } from '../graphql/request-context.ts'
import { findUpload } from './upload-store.ts'

export async function findUploadState(
  { db }: Pick<Deps, 'db'>,
  id: string,
): Promise<{ id: string; state: UploadState; isRestricted: boolean } | null> {
  return (await findUpload(db.queries, id)) ?? null
}
