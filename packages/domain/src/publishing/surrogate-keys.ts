import type { Page } from '../pages/page.ts'
import type { ContentChange } from './content-change.ts'

/** The address of a page. `locale` is the URL code: `de` or `de-ch`. */
export type PageAddress = { siteSlug: string; locale: string; path: string }

/** Tags every response that shows content of this page or links to it. */
export function pageKey(pageId: string): string {
  return `page:${escape(pageId)}`
}

/** Tags every response of a site, for changes such as its navigation. */
export function siteKey(siteSlug: string): string {
  return `site:${siteName(siteSlug)}`
}

/**
 * Tags every response at an address, including a 404, so that publishing a page there purges it. Content is written per
 * language, so all countries of a language share the key.
 */
export function pathKey({ siteSlug, locale, path }: PageAddress): string {
  return `path:${siteName(siteSlug)}:${languageOf(locale)}:${escape(trimSlashes(path))}`
}

/** Tags every response that lists pages of a type: overviews, feeds, the sitemap. */
export function listKey(siteSlug: string, locale: string, pageType: Page['pageType']): string {
  return `list:${siteName(siteSlug)}:${languageOf(locale)}:${pageType}`
}

/** Tags every response that shows the news of a site. */
export function newsKey(siteSlug: string, locale: string): string {
  return `news:${siteName(siteSlug)}:${languageOf(locale)}`
}

/** Tags every response with catalogue content, for changes of its tree, labels and units. */
export const catalogueKey = 'catalogue'

/** Tags every response that shows a product, including the 404 of a missing one. */
export function productKey(slug: string): string {
  return `product:${escape(slug)}`
}

/** Tags every response that lists the products of a classification. */
export function classificationKey(slug: string): string {
  return `classification:${escape(slug)}`
}

/** Tags every response that shows security advisories. */
export const advisoriesKey = 'advisories'

/** Tags every response that lists the group's locations. */
export const locationsKey = 'locations'

/** Tags every response that shows investor tables or terms and conditions. */
export const recordsKey = 'records'

/** A page as far as its keys depend on it: its id, and those of the pages it links to, whose paths it shows. */
type TaggedPage = { id: string; linkedPages: readonly string[] }

/** Keeps the header below 8 KB. A page with more links shows a moved page when its copy expires. */
const maxLinkedKeys = 100

/** The keys of the content of a page, wherever it is shown. */
export function keysOfContent({ id, linkedPages }: TaggedPage): string[] {
  return [pageKey(id), ...linkedPages.slice(0, maxLinkedKeys).map(pageKey)]
}

/** The keys of the response for a page. */
export function keysOfPage(address: PageAddress, page: TaggedPage): string[] {
  return [siteKey(address.siteSlug), pathKey(address), ...keysOfContent(page)]
}

/** The keys of a 404 response. */
export function keysOfMissingPage(address: PageAddress): string[] {
  return [siteKey(address.siteSlug), pathKey(address)]
}

/** The keys to purge after a change: the page, and its addresses before and after. */
export function keysOfChange({ pageId, siteSlug, paths, locales }: ContentChange): string[] {
  const addresses = paths.flatMap((path) => locales.map((locale) => pathKey({ siteSlug, locale, path })))
  return [...new Set([pageKey(pageId), ...addresses])]
}

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
  // The lookbehind tries each run of slashes once.
  return path.replace(/^\/+/, '').replace(/(?<!\/)\/+$/, '')
}

/** Longer than any page's path, so truncation merges only keys of 404s. The edge rejects headers over 8 KB. */
const maxLength = 1000

/**
 * A header separates keys by spaces, so a key may have visible ASCII only. The path of a 404 is arbitrary input: lone
 * surrogates, which cannot be encoded, become the replacement character.
 */
function escape(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll('%2F', '/').slice(0, maxLength)
}
