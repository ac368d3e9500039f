import type { Queries } from '../postgres/database.ts'
import { listDocuments } from './machine-record-store.ts'

/** For other areas that show what can be read about a product. */
export function listDocumentsOf(tx: Queries, productSlug: string, language: string) {
  return listDocuments(tx, productSlug, language)
}
