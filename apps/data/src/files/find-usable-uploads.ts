import { acceptsFileName } from '@ferrule/domain/files/upload-purpose'
import type { Queries } from '../postgres/database.ts'
import { findUploads, type Upload } from './upload-store.ts'

export type UsableUpload = Pick<Upload, 'id' | 'fileName'>

/**
 * The uploads of these ids for a request; undefined if one is incomplete, unknown or refused, belongs to a request or a
 * ticket, or is a document, which only tickets accept.
 */
export async function findUsableUploads(queries: Queries, ids: readonly string[]): Promise<UsableUpload[] | undefined> {
  const found = await findUploads(queries, ids)
  const usable = found.filter(
    ({ state, isRestricted, fileName }) =>
      !isRestricted && (state === 'pending' || state === 'clean') && acceptsFileName('request', fileName),
  )
  return usable.length === new Set(ids).size ? usable : undefined
}
