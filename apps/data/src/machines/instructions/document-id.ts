import { stableId } from '../../catalogue/stable-id.ts'

type DocumentKey = { productSlug: string; kind: string; language: string; title: string; version: string }

/** The id of one version of a document. It stays the same however often the document is imported. */
export function toDocumentId({ productSlug, kind, language, title, version }: DocumentKey): string {
  return stableId('machine-document', productSlug, kind, language, title, version)
}
