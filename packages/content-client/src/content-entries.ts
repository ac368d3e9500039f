import type { Language } from '@ferrule/domain/locales/language'
import { type PageAddress, pathKey, siteKey } from '@ferrule/domain/publishing/surrogate-keys'
import { type Location, location } from '@ferrule/domain/locations/location'
import { z } from 'zod'
import { type NewsPage, newsPage } from './news-item.ts'
import { type PagePlace, pagePlace } from './page-place.ts'
import { type PageSummary, pageSummary } from './page-summary.ts'
import { type PublishedPage, storedPage } from './published-page.ts'
import { type PublishedRecords, publishedRecords } from './published-records.ts'
import { type SystemData, systemData } from './system-data.ts'

/** A cached value: its key, and the schema that parses a stored copy. */
export type Entry<T> = { key: string; schema: z.ZodType<T> }

/** Escapes paths and reduces locales to languages in the same way as surrogate keys. */
export function page(address: PageAddress): Entry<PublishedPage> {
  return { key: pathKey(address).replace(/^path:/, 'content:page:'), schema: storedPage }
}

export function system(language: Language): Entry<SystemData> {
  return { key: `content:system:${language}`, schema: systemData }
}

/** Key of one address, whether it has a redirect or not. */
export function redirectKey(siteSlug: string, previousUrl: string): string {
  return `${ofSite('redirect', siteSlug)}:${previousUrl}`
}

/** Key of all redirects of a site, which the store holds in one hash. */
export function redirectsKey(siteSlug: string): string {
  return ofSite('redirects-by-address', siteSlug)
}

export function summaries(siteSlug: string, language: Language): Entry<PageSummary[]> {
  return { key: `${ofSite('pages', siteSlug)}:${language}`, schema: z.array(pageSummary) }
}

export function place(pageId: string): Entry<PagePlace> {
  return { key: `content:place:${pageId}`, schema: pagePlace }
}

/** The newest `cachedNewsCount` items. */
export function news(siteSlug: string, language: Language): Entry<NewsPage> {
  return { key: `${ofSite('news', siteSlug)}:${language}`, schema: newsPage }
}

export const locations: Entry<Location[]> = { key: 'content:locations', schema: z.array(location) }

export function records(language: Language): Entry<PublishedRecords> {
  return { key: `content:records:${language}`, schema: publishedRecords }
}

/** The host names of all sites. The edge reads them and refuses all other hosts. */
export const hosts: Entry<string[]> = { key: 'content:hosts', schema: z.array(z.string().min(1)) }

/** Marker that exists while a change is being propagated to the caches. */
export function inProgressMarker(change: string): Entry<true> {
  return { key: `content:in-progress:${change}`, schema: z.literal(true) }
}

function ofSite(kind: string, siteSlug: string): string {
  return siteKey(siteSlug).replace(/^site:/, `content:${kind}:`)
}

/** Redis channel on which the worker publishes changed keys. */
export const changesChannel = 'content:changed'

/** Redis channel on which the worker publishes keys whose reads wait for the end of a release. */
export const holdsChannel = 'content:held'

/** Published instead of a key when all entries are to be reloaded. */
export const everything = '*'
