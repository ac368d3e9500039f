import type { PublishedPage } from '@ferrule/content-client/published-page'
import type { Language } from '@ferrule/domain/locales/language'
import { toUrlCode } from '@ferrule/domain/locales/locale'
import { toCountryCode } from '@ferrule/domain/locales/locale-codes'
import { fallbackLanguages } from '@ferrule/domain/pages/fallback-languages'
import { findPageRefusal } from '@ferrule/domain/pages/find-page-refusal'
import { chooseHomePage, invalidHomePageText } from '@ferrule/domain/pages/home-page'
import { toContentPath } from '@ferrule/domain/pages/page-path'
import type { Visit } from '../visit/contexts.ts'
import { getServices } from '../visit/services.server.ts'
import { linkPublicPages } from './link-public-pages.server.ts'

type PageRequest = Pick<Visit, 'site' | 'locale' | 'segments' | 'reading' | 'isEditor'>

export type FoundPage = { page: PublishedPage; path: string }

/** Finds the page at an address in the visitor's language, else in a fallback language. */
export async function findPage(visit: PageRequest): Promise<FoundPage | undefined> {
  const path = await findPath(visit)
  const { site, locale } = visit
  for (const language of [locale.language, ...fallbackLanguages(site.languages, locale.language)]) {
    const page = await findVersion(visit, { path, language })
    if (page) return { page: await linkPublicPages(visit, page), path }
  }
  return undefined
}

async function findVersion(
  { site, locale, reading, isEditor }: PageRequest,
  { path, language }: { path: string; language: Language },
): Promise<PublishedPage | undefined> {
  const version = { language, country: locale.country }
  const address = { siteSlug: site.slug, locale: toUrlCode(version), path }
  const page = await getServices().content.getPage(address, reading)
  if (!page) return undefined
  const refusal = findPageRefusal(page, { siteSlug: site.slug, locale: version, isEditor })
  return refusal ? undefined : page
}

/** The path of the page in the content service. A site may have a different home page in each country. */
async function findPath({ site, locale, segments, reading }: PageRequest): Promise<string> {
  const path = toContentPath(segments)
  if (path !== '' || site.homePages.length === 0) return path
  const home = chooseHomePage(site.homePages, toCountryCode(locale))
  if (!home.ok) throw new Error(`${invalidHomePageText} ${toCountryCode(locale)} (${site.name})`)
  const { content } = getServices()
  const languages = [locale.language, ...fallbackLanguages(site.languages, locale.language)]
  for (const language of languages) {
    const page = await content.getPageById(home.value.pageId, language, reading)
    if (page) return page.path
  }
  return path
}
