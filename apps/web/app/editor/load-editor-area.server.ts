import { readEditorPages } from '@ferrule/content-client/read-editor-pages'
import { editorPageFilters } from '@ferrule/domain/editor/editor-page-list'
import { toUrlCode } from '@ferrule/domain/locales/locale'
import type { NavigationEntry } from '@ferrule/domain/navigation/navigation-item'
import { listHomePages } from '@ferrule/domain/pages/home-page'
import type { ConfiguredSite } from '@ferrule/domain/sites/configured-site'
import { findMainDomain } from '@ferrule/domain/sites/main-domain'
import { orThrow503 } from '../http/or-throw-503.server.ts'
import type { Visit } from '../visit/contexts.ts'
import { toOrigin } from '../visit/site-origin.ts'
import { getServices } from '../visit/services.server.ts'
import { contentServiceAddress } from './content-service-address.server.ts'

/** Loads the content of the editor area: the pages of one site with their states, its start pages and its hidden entries. */
export async function loadEditorArea({ site: ownSite, locale, system }: Visit, parameters: URLSearchParams) {
  const filters = editorPageFilters.parse(Object.fromEntries(parameters))
  const site = system.sites.find(({ slug }) => slug === filters.site) ?? ownSite
  const { CMS_ORIGIN, EDGE_ORIGIN } = getServices().settings
  const homePages = listHomePages(site.homePages, { country: '', isEditor: true })
  const query = { siteSlug: site.slug, language: locale.language, stage: filters.stage, choice: filters }
  const titlesOf = homePages.map(({ pageId }) => pageId)
  const { pageCount, counts, list, titles } = await orThrow503(
    'content',
    readEditorPages(contentServiceAddress(), { ...query, titlesOf }),
  )
  const titleOf = new Map(titles.map(({ id, title }) => [id, title]))
  return {
    filters: { ...filters, site: site.slug },
    locale: toUrlCode(locale),
    adminOrigin: CMS_ORIGIN,
    siteHome: toSiteHome(site, toUrlCode(locale), EDGE_ORIGIN),
    sites: system.sites.map(({ slug, name }) => ({ slug, name })),
    languages: site.languages,
    pageCount,
    counts,
    list,
    homeItems: homePages.map(({ pageId, countries }) => ({ pageId, countries, title: titleOf.get(pageId) })),
    hiddenEntries: listHidden(site),
  }
}

/** The address of the site's home page; a site without a domain is shown on this one. */
function toSiteHome(site: ConfiguredSite, locale: string, edgeOrigin: string): string {
  const domain = findMainDomain(site)
  if (!domain.ok) return `/${locale}`
  const { host, slug } = domain.value
  return [toOrigin(host, edgeOrigin), locale, slug].filter(Boolean).join('/')
}

export type EditorArea = Awaited<ReturnType<typeof loadEditorArea>>

function listHidden({ headerNavigation, footerNavigation }: ConfiguredSite) {
  const entries = [...(headerNavigation?.items ?? []), ...(footerNavigation?.sections ?? [])]
  return hiddenOf(entries).map(({ id, title, countries }) => ({ id, title, countries }))
}

function hiddenOf(entries: readonly NavigationEntry[]): NavigationEntry[] {
  return entries.flatMap((entry) => [...(entry.hidden ? [entry] : []), ...hiddenOf(entry.items)])
}
