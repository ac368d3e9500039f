import type { Deps } from '../graphql/request-context.ts'
import { findUpload, type Upload } from './upload-store.ts'

export async function findUploadState({ db }: Pick<Deps, 'db'>, id: string): Promise<Upload | null> {
  return (await findUpload(db.queries, id)) ?? null
}
