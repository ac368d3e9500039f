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
  const pages = await orThrow503(
    'content',
    readEditorPages(contentServiceAddress(), { siteSlug: site.slug, language: locale.language, stage: 'DRAFT' }),
  )
  const chosen = new Set(query.getAll('page'))
  const batch = pages.filter(({ id, states }) => {
    if (chosen.size > 0) return chosen.has(id)
    return Object.values(states).some((state) => state === 'draft' || state === 'draft-newer')
  })
  return {
    siteSlug: site.slug,
    locale: toUrlCode(locale),
    adminOrigin: getServices().settings.CMS_ORIGIN,
    pages: batch.slice(0, maxGatePages).map(({ id, title, path }) => ({ id, title: title ?? `/${path}` })),
  }
}

export type PublishGate = Awaited<ReturnType<typeof loadPublishGate>>
