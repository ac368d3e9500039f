import { type GraphQLError } from 'graphql'
import { LRUCache } from 'lru-cache'
import { type GraphqlRequest, refusals } from './graphql-request.ts'
import { compileDocument, type Runnable } from './compile-document.ts'
import { prepareDocument, type PrepareOptions } from './prepare-document.ts'

/** Enough for ad hoc documents of a developer. */
const maxCachedDocuments = 500

export type DocumentSettings = PrepareOptions & {
  /** Operations of our own clients by id, validated when the service starts. */
  operations: ReadonlyMap<string, string>
  /** Operations of the previous version by id. Those that the schema no longer has are unknown. */
  previousOperations?: ReadonlyMap<string, string>
  /** Whether other documents are allowed too, for development. */
  adHoc: boolean
}

/** A compiled operation, or the errors. */
type Found = Runnable | { errors: readonly GraphQLError[] }

/** Finds the operation of a request. Each document is parsed, validated and compiled once. */
export function createDocuments({ operations, previousOperations, adHoc, ...options }: DocumentSettings) {
  const known = new Map([...operations].map(([id, text]) => [id, toRunnable(text, options)]))
  for (const [id, found] of known) if ('errors' in found) throw refusedOperation(id, found.errors)
  for (const [id, text] of previousOperations ?? []) {
    const found = known.get(id) ?? toRunnable(text, options)
    if (!('errors' in found)) known.set(id, found)
  }
  const adHocDocuments = new LRUCache<string, Found>({ max: maxCachedDocuments })
  return ({ documentId, query, operationName }: GraphqlRequest): Found => {
    if (documentId !== undefined) return known.get(documentId) ?? refusals.unknown
    if (!adHoc || query === undefined) return refusals.adHoc
    const key = `${operationName ?? ''} ${query}`
    const found = adHocDocuments.get(key) ?? toRunnable(query, options, operationName ?? undefined)
    adHocDocuments.set(key, found)
    return found
  }
}

function toRunnable(text: string, options: PrepareOptions, operationName?: string): Found {
  const prepared = prepareDocument(text, options)
  if ('errors' in prepared) return prepared
  return compileDocument(prepared.document, { schema: options.schema, operationName })
}

function refusedOperation(id: string, errors: readonly GraphQLError[]): Error {
  return new Error(`Registered operation is invalid: ${id}: ${errors[0]?.message}`)
}
