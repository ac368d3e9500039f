import { type GraphQLError } from 'graphql'
import { LRUCache } from 'lru-cache'
import { type Asked, refusals } from './asked-document.ts'
import { type Prepared, prepareDocument, type Preparing } from './prepare-document.ts'

/** Enough for every operation of our pages and what a developer tries meanwhile. */
const remembered = 500

export type DocumentSettings = Preparing & {
  /** The operations of our own clients by their id; each is checked when the service starts. */
  operations: ReadonlyMap<string, string>
  /** Whether anything else is answered too, for whoever develops. */
  adHoc: boolean
}

/** Finds what a request asks to run. Each document is read and checked once. */
export function createDocuments({ operations, adHoc, ...preparing }: DocumentSettings) {
  const known = new Map([...operations].map(([id, text]) => [id, prepareDocument(text, preparing)]))
  for (const [id, prepared] of known) if ('errors' in prepared) throw refusedOperation(id, prepared.errors)
  const tried = new LRUCache<string, Prepared>({ max: remembered })
  return (asked: Asked): Prepared => {
    if (asked.documentId !== undefined) return known.get(asked.documentId) ?? refusals.unknown
    if (!adHoc || asked.query === undefined) return refusals.adHoc
    const prepared = tried.get(asked.query) ?? prepareDocument(asked.query, preparing)
    tried.set(asked.query, prepared)
    return prepared
  }
}

function refusedOperation(id: string, errors: readonly GraphQLError[]): Error {
  return new Error(`An operation of ours cannot run: ${id}: ${errors[0]?.message}`)
}
