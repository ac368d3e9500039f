import type { Page } from '../pages/page.ts'
import type { ContentChange } from './content-change.ts'

/** Where a reader finds a page. `locale` is the one in the address: `de` or `de-ch`. */
export type PageAddress = { siteSlug: string; locale: string; path: string }

/** Marks every answer that shows something of this page. */
export function pageKey(pageId: string): string {
  return `page:${escape(pageId)}`
}

/** Marks every answer of a site, for changes that show everywhere, such as its navigation. */
export function siteKey(siteSlug: string): string {
  return `site:${siteName(siteSlug)}`
}

/**
 * Marks whatever is answered at an address, a 404 included, so that a page published there later replaces it.
 * Content is written per language, so all countries of a language share the key.
 */
export function pathKey({ siteSlug, locale, path }: PageAddress): string {
  return `path:${siteName(siteSlug)}:${languageOf(locale)}:${escape(trimSlashes(path))}`
}

/** Marks every answer that lists pages of a type: overviews, feeds, the sitemap. */
export function listKey(siteSlug: string, locale: string, pageType: Page['pageType']): string {
  return `list:${siteName(siteSlug)}:${languageOf(locale)}:${pageType}`
}

/** Marks every answer that shows the news of a site. */
export function newsKey(siteSlug: string, locale: string): string {
  return `news:${siteName(siteSlug)}:${languageOf(locale)}`
}

/** Marks every answer that shows something of the catalogue, for changes of its tree, its labels and its units. */
export const catalogueKey = 'catalogue'

/** Marks every answer that shows a product, or says that there is none of this name. */
export function productKey(slug: string): string {
  return `product:${escape(slug)}`
}

/** Marks every answer that lists what a classification offers. */
export function classificationKey(slug: string): string {
  return `classification:${escape(slug)}`
}

/** Marks every answer that lists the group's locations. */
export const locationsKey = 'locations'

/** The keys of the answer that shows a page. */
export function keysOfPage(page: PageAddress & { pageId: string }): string[] {
  return [pageKey(page.pageId), siteKey(page.siteSlug), pathKey(page)]
}

/** The keys of the answer that says there is no page here. */
export function keysOfMissingPage(address: PageAddress): string[] {
  return [siteKey(address.siteSlug), pathKey(address)]
}

/** The keys to purge after a change: the page wherever it shows, and its addresses before and after. */
export function keysOfChange({ pageId, siteSlug, paths, locales }: ContentChange): string[] {
  const addresses = paths.flatMap((path) => locales.map((locale) => pathKey({ siteSlug, locale, path })))
  return [...new Set([pageKey(pageId), ...addresses])]
}

/** The value of the Surrogate-Key header. */
export function toSurrogateKeyHeader(keys: readonly string[]): string {
  return [...new Set(keys)].join(' ')
}

function siteName(siteSlug: string): string {
  return siteSlug === '' ? 'main' : escape(siteSlug)
}

function languageOf(locale: string): string {
  return escape(locale.toLowerCase().split('-')[0] ?? '')
}

function trimSlashes(path: string): string {
  return path.replace(/^\/+|\/+$/g, '')
}

/** No page has an address this long, so cutting merges only the keys of 404s; the edge refuses headers over 8 KB. */
const longestName = 1000

/**
 * Keys are separated by spaces in a header, so nothing but visible ASCII may be in them. A path of a 404 is what
 * a stranger typed: lone surrogates, which cannot be encoded, become the replacement character.
 */
function escape(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll('%2F', '/').slice(0, longestName)
}
