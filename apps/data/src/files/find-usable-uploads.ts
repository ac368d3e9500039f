import type { Queries } from '../postgres/database.ts'
import { findUploads, type Upload } from './upload-store.ts'

export type UsableUpload = Pick<Upload, 'id' | 'fileName'>

/** The uploads of these ids; undefined if one is incomplete, unknown or refused, or belongs to a request or a ticket. */
export async function findUsableUploads(queries: Queries, ids: readonly string[]): Promise<UsableUpload[] | undefined> {
  const found = await findUploads(queries, ids)
  const usable = found.filter(({ state, isRestricted }) => !isRestricted && (state === 'pending' || state === 'clean'))
  return usable.length === new Set(ids).size ? usable : undefined
}
