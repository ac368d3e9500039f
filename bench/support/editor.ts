import { paragraph, richText } from '@ferrule/blocks/rich-text/rich-text-nodes'
import { cachedStaffSession } from '@ferrule/tasks/cached-session'
import { request, setting } from './request.ts'

type Fields = Record<string, unknown>
type Found = { id: string; path: string }

/** Uses the REST API of the content service as a signed-in editor. */
export type Editor = {
  create(collection: string, fields: Fields): Promise<string>
  /** Publishes one language of a page with this heading; English if omitted. */
  publish(pageId: string, heading: string, language?: string): Promise<void>
  /** Saves this heading in one language without publishing it. */
  saveDraft(pageId: string, heading: string, language: string): Promise<void>
  /** Publishes the drafts of several pages as one release. */
  publishTogether(publication: Fields): Promise<void>
  find(collection: string, query: string): Promise<Found[]>
  remove(collection: string, query: string): Promise<void>
}

export async function signInAsEditor(): Promise<Editor> {
  const cms = setting('CMS_ORIGIN')
  const headers = { cookie: await cachedStaffSession(cms), origin: cms }
  return {
    async create(collection, fields) {
      const { doc } = await call('POST', `/api/${collection}?locale=en&publishSpecificLocale=en`, {
        body: fields,
        headers,
      })
      return toFound(doc).id
    },
    async publish(pageId, heading, language = 'en') {
      const path = `/api/pages/${pageId}?locale=${language}&publishSpecificLocale=${language}`
      const body = { _status: 'published', title: heading, blocks: toBlocks(heading) }
      await call('PATCH', path, { body, headers })
    },
    async saveDraft(pageId, heading, language) {
      const body = { _status: 'draft', title: heading, blocks: toBlocks(heading) }
      await call('PATCH', `/api/pages/${pageId}?locale=${language}&draft=true`, { body, headers })
    },
    async publishTogether(publication) {
      await call('POST', '/api/pages/publish-gate/publish', { body: publication, headers })
    },
    async find(collection, query) {
      const { docs } = await call('GET', `/api/${collection}?depth=0&${query}`, { headers })
      return Array.isArray(docs) ? docs.map(toFound) : []
    },
    async remove(collection, query) {
      await call('DELETE', `/api/${collection}?${query}`, { headers })
    },
  }
}

export function aBenchPage(site: string, slug: string): Fields {
  return {
    site,
    slug,
    title: `Bench ${slug}`,
    description: '',
    _status: 'published',
    blocks: toBlocks(`Bench ${slug}`),
  }
}

function toBlocks(heading: string): Fields[] {
  const body = richText(paragraph(`${heading}. `.repeat(40)))
  return [
    { blockType: 'hero', heading, lead: heading, links: [] },
    { blockType: 'text', heading, body },
  ]
}

function toFound(record: unknown): Found {
  const fields = toFields(record)
  return { id: toText(fields['id']), path: toText(fields['path']) }
}

function toFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

type Call = { body?: Fields; headers: Record<string, string> }

async function call(method: string, path: string, { body, headers }: Call): Promise<Fields> {
  const response = await request(`${setting('CMS_ORIGIN')}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    // A release saves many texts in one request.
    timeoutMs: 120_000,
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  if (response.status >= 300) throw new Error(`${method} ${path}: ${response.status} ${response.text.slice(0, 500)}`)
  return toFields(JSON.parse(response.text))
}
