import { readEditorPages } from '@ferrule/content-client/read-editor-pages'
import { toUrlCode } from '@ferrule/domain/locales/locale'
import { maxGatePages } from '@ferrule/domain/publish-gate/gate-finding'
import { orThrow503 } from '../../http/or-throw-503.server.ts'
import type { Visit } from '../../visit/contexts.ts'
import { getServices } from '../../visit/services.server.ts'
import { contentServiceAddress } from '../content-service-address.server.ts'

/** The chosen pages of a site, or those with changes that are not published. */
export async function loadPublishGate({ site: ownSite, locale, system }: Visit, query: URLSearchParams) {
  const site = system.sites.find(({ slug }) => slug === query.get('site')) ?? ownSite
  const place = { siteSlug: site.slug, language: locale.language, stage: 'DRAFT' } as const
  const titlesOf = query.getAll('page').slice(0, maxGatePages)
  const read = (state: 'draft' | 'draft-newer') =>
    orThrow503('content', readEditorPages(contentServiceAddress(), { ...place, titlesOf, choice: { state } }))
  const newer = await read('draft-newer')
  const rows = titlesOf.length > 0 ? [] : [...newer.list.rows, ...(await read('draft')).list.rows]
  const unpublished = rows.map(({ id, title, path }) => ({ id, title: title ?? `/${path}` }))
  const batch = new Map([...newer.titles, ...unpublished].map((page) => [page.id, page]))
  return {
    siteSlug: site.slug,
    locale: toUrlCode(locale),
    language: locale.language,
    adminOrigin: getServices().settings.CMS_ORIGIN,
    pages: [...batch.values()].slice(0, maxGatePages),
  }
}

export type PublishGate = Awaited<ReturnType<typeof loadPublishGate>>
