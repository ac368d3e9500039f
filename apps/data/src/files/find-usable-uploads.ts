import type { Queries } from '../postgres/database.ts'
import { findUploads, type Upload } from './upload-store.ts'

export type UsableUpload = Pick<Upload, 'id' | 'fileName'>

/** The files of these ids, unless one never arrived in full, or was refused: then nothing. */
export async function findUsableUploads(queries: Queries, ids: readonly string[]): Promise<UsableUpload[] | undefined> {
  const found = await findUploads(queries, ids)
  const usable = found.filter(({ state }) => state === 'pending' || state === 'clean')
  return usable.length === new Set(ids).size ? usable : undefined
}
