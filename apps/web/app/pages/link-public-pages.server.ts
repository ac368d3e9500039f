import type { PublishedPage } from '@ferrule/content-client/published-page'
import { linkPages } from '@ferrule/domain/navigation/link-pages'
import { fallbackLanguages } from '@ferrule/domain/pages/fallback-languages'
import { errorFields } from '@ferrule/telemetry/log'
import type { Visit } from '../visit/contexts.ts'
import { getServices } from '../visit/services.server.ts'

type Visitor = Pick<Visit, 'site' | 'locale' | 'reading'>

/**
 * Replaces the references of a page to other pages by their current paths. Only pages of the same site are linked that
 * the visitor can read, in their own or a fallback language.
 */
export async function linkPublicPages(visitor: Visitor, page: PublishedPage): Promise<PublishedPage> {
  if (page.linkedPages.length === 0) return page
  const found = await Promise.all(page.linkedPages.map(async (id) => [id, await findPath(visitor, id)] as const))
  const paths = new Map(found)
  return { ...page, blocks: linkPages(page.blocks, (id) => paths.get(id)) }
}

/** An unavailable content service costs the page a link, not the visitor the page. */
async function findPath({ site, locale, reading }: Visitor, pageId: string): Promise<string | undefined> {
  const { content, log } = getServices()
  try {
    for (const language of [locale.language, ...fallbackLanguages(site.languages, locale.language)]) {
      const place = await content.getPageById(pageId, language, reading)
      if (place) return place.siteSlug === site.slug ? place.path : undefined
    }
  } catch (error) {
    log.warn('service-unavailable', { component: 'content', ...errorFields(error) })
  }
  return undefined
}
