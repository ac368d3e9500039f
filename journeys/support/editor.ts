import { paragraph, richText } from '@ferrule/blocks/rich-text/rich-text-nodes'
import { cachedStaffSession } from '@ferrule/tasks/cached-session'
import { request } from './request.ts'
import { settings } from './settings.ts'

export type PageTexts = { title: string; heading: string; text: string }

/** Uses the REST API of the content service as a signed-in editor. */
export async function signInAsEditor() {
  const cookie = await cachedStaffSession(settings.cms)
  const asEditor = (method: string, path: string, body?: unknown) => call(method, path, { body, cookie })

  return {
    /** Publishes a page with two blocks in English; returns its id. */
    async publishPage(slug: string, english: PageTexts): Promise<string> {
      const [site] = list(await asEditor('GET', '/api/sites?where[slug][equals]=&limit=1'))
      const fields = { site: site?.['id'], slug, ...toFields(english) }
      const created = await asEditor('POST', '/api/pages?locale=en&publishSpecificLocale=en', fields)
      return String(record(created['doc'])['id'])
    },
    /** Replaces the texts of one language and publishes only that language. */
    async publishTexts(id: string, locale: string, texts: PageTexts): Promise<void> {
      await asEditor('PATCH', `/api/pages/${id}?locale=${locale}&publishSpecificLocale=${locale}`, toFields(texts))
    },
    /** Saves new texts without publishing them. */
    async saveDraft(id: string, locale: string, texts: PageTexts): Promise<void> {
      await asEditor('PATCH', `/api/pages/${id}?locale=${locale}&draft=true`, { ...toFields(texts), _status: 'draft' })
    },
    /** Publishes the texts of one language that are saved as a draft. */
    async publishDraft(id: string, locale: string): Promise<void> {
      await asEditor('PATCH', `/api/pages/${id}?locale=${locale}&publishSpecificLocale=${locale}`, {
        _status: 'published',
      })
    },
    async deletePage(id: string): Promise<void> {
      await asEditor('DELETE', `/api/pages/${id}`)
    },
    /** Creates a record of any collection; returns its id. */
    async create(collection: string, fields: Record<string, unknown>): Promise<string> {
      const created = await asEditor('POST', `/api/${collection}?locale=en`, fields)
      return String(record(created['doc'])['id'])
    },
    async change(collection: string, id: string, fields: Record<string, unknown>): Promise<void> {
      await asEditor('PATCH', `/api/${collection}/${id}?locale=en&publishSpecificLocale=en`, fields)
    },
    /** Duplicates a page, as the admin's button does; returns the id of the copy. */
    async duplicate(id: string): Promise<string> {
      const copied = await asEditor('POST', `/api/pages/${id}/duplicate?locale=en`, {})
      return String(record(copied['doc'])['id'])
    },
    async remove(collection: string, id: string): Promise<void> {
      await asEditor('DELETE', `/api/${collection}/${id}`)
    },
    /** Finds records with exactly these field values. */
    async find(collection: string, fields: Record<string, string>): Promise<Record<string, unknown>[]> {
      const where = Object.entries(fields).map(([name, value]) => `where[${name}][equals]=${encodeURIComponent(value)}`)
      return list(await asEditor('GET', `/api/${collection}?locale=en&${where.join('&')}`))
    },
    async mainSiteId(): Promise<string> {
      const [site] = list(await asEditor('GET', '/api/sites?where[slug][equals]=&limit=1'))
      return String(site?.['id'])
    },
  }
}

function toFields({ title, heading, text }: PageTexts) {
  return {
    title,
    description: text,
    _status: 'published',
    blocks: [
      { blockType: 'hero', heading, lead: text, links: [] },
      { blockType: 'text', heading: title, body: richText(paragraph(text)) },
    ],
  }
}

async function call(method: string, path: string, { body, cookie }: { body?: unknown; cookie: string }) {
  const headers = { 'content-type': 'application/json', origin: settings.cms, cookie }
  const response = await request(`${settings.cms}${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (response.status >= 300) throw new Error(`${method} ${path}: ${response.status} ${response.text}`)
  return record(JSON.parse(response.text))
}

function record(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new Error('the content service returned no object')
  return Object.fromEntries(Object.entries(value))
}

function list(body: Record<string, unknown>): Record<string, unknown>[] {
  return Array.isArray(body['docs']) ? body['docs'].map(record) : []
}
