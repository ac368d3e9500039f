import { type GraphQLError } from 'graphql'
import { LRUCache } from 'lru-cache'
import { type Asked, refusals } from './asked-document.ts'
import { compileDocument, type Runnable } from './compile-document.ts'
import { prepareDocument, type Preparing } from './prepare-document.ts'

/** Enough for every operation of our pages and what a developer tries meanwhile. */
const remembered = 500

export type DocumentSettings = Preparing & {
  /** The operations of our own clients by their id; each is checked when the service starts. */
  operations: ReadonlyMap<string, string>
  /** Whether anything else is answered too, for whoever develops. */
  adHoc: boolean
}

/** Something to run, or why there is nothing. */
type Found = Runnable | { errors: readonly GraphQLError[] }

/** Finds what a request asks to run. Each document is read, checked and compiled once. */
export function createDocuments({ operations, adHoc, ...preparing }: DocumentSettings) {
  const known = new Map([...operations].map(([id, text]) => [id, toRunnable(text, preparing)]))
  for (const [id, found] of known) if ('errors' in found) throw refusedOperation(id, found.errors)
  const tried = new LRUCache<string, Found>({ max: remembered })
  return ({ documentId, query, operationName }: Asked): Found => {
    if (documentId !== undefined) return known.get(documentId) ?? refusals.unknown
    if (!adHoc || query === undefined) return refusals.adHoc
    const key = `${operationName ?? ''} ${query}`
    const found = tried.get(key) ?? toRunnable(query, preparing, operationName ?? undefined)
    tried.set(key, found)
    return found
  }
}

function toRunnable(text: string, preparing: Preparing, operationName?: string): Found {
  const prepared = prepareDocument(text, preparing)
  if ('errors' in prepared) return prepared
  return compileDocument(prepared.document, { schema: preparing.schema, operationName })
}

function refusedOperation(id: string, errors: readonly GraphQLError[]): Error {
  return new Error(`An operation of ours cannot run: ${id}: ${errors[0]?.message}`)
}
