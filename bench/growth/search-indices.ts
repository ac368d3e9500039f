import { toCatalogueAlias, toCatalogueIndexDefinition } from '@ferrule/connectors/search-engine/catalogue-index'
import { toPageAlias, toPageIndexDefinition } from '@ferrule/connectors/search-engine/page-index'
import { request, setting } from '../support/request.ts'
import { makeDocuments } from './search-documents.ts'

const language = 'en'
const documentsOfRequest = 1000

/** The indices of the benchmark that take the place of the two of the product. */
export type SearchIndices = { catalogue: string; pages: string }

export function toIndices(prefix: string): SearchIndices {
  return { catalogue: `${prefix}-catalogue`, pages: `${prefix}-pages` }
}

/** Makes indices by the product's own definitions, without its aliases, and fills them. */
export async function createIndices(indices: SearchIndices, count: number): Promise<void> {
  await deleteIndices([indices])
  const [catalogue, pages] = [toCatalogueIndexDefinition(language), toPageIndexDefinition(language)]
  await send('PUT', `/${indices.catalogue}`, JSON.stringify({ ...catalogue, aliases: {} }))
  await send('PUT', `/${indices.pages}`, JSON.stringify({ ...pages, aliases: {} }))
  const documents = makeDocuments(count)
  await fill(indices.catalogue, documents.entries)
  await fill(indices.pages, documents.pages)
  await send('POST', `/${Object.values(indices).join(',')}/_refresh`)
}

export async function deleteIndices(indices: readonly SearchIndices[]): Promise<void> {
  const names = indices.flatMap((own) => Object.values(own)).join(',')
  await send('DELETE', `/${names}?ignore_unavailable=true`)
}

/** Runs a request of the product against these indices and returns its duration. The engine's cache is not used. */
export async function timeSearch(
  { catalogue, pages }: SearchIndices,
  { aliases, body }: { aliases: readonly string[]; body: object },
): Promise<number> {
  const own = new Map([
    [toCatalogueAlias(language), catalogue],
    [toPageAlias(language), pages],
  ])
  // The boost of an index contains its alias.
  const text = JSON.stringify(body).replaceAll(`"${toCatalogueAlias(language)}"`, `"${catalogue}"`)
  const names = aliases.map((alias) => own.get(alias) ?? alias).join(',')
  const { milliseconds, text: response } = await send('POST', `/${names}/_search?request_cache=false`, text)
  if (!response.includes('"timed_out":false')) throw new Error(`${names}: ${response.slice(0, 300)}`)
  return milliseconds
}

async function fill(index: string, documents: readonly { id: string }[]): Promise<void> {
  for (let start = 0; start < documents.length; start += documentsOfRequest) {
    const lines = documents
      .slice(start, start + documentsOfRequest)
      .flatMap((document) => [JSON.stringify({ index: { _id: document.id } }), JSON.stringify(document)])
    const { text } = await send('POST', `/${index}/_bulk`, `${lines.join('\n')}\n`)
    if (!text.includes('"errors":false')) throw new Error(`${index}: ${text.slice(0, 500)}`)
  }
}

async function send(method: string, path: string, body?: string) {
  const response = await request(`${setting('SEARCH_URL')}${path}`, {
    method,
    headers: { 'content-type': body?.endsWith('\n') ? 'application/x-ndjson' : 'application/json' },
    ...(body ? { body } : {}),
  })
  if (response.status >= 300) throw new Error(`${method} ${path}: ${response.status} ${response.text.slice(0, 500)}`)
  return response
}
