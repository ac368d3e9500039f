import type { Language } from '@ferrule/domain/locales/language'
import { type PageAddress, pathKey, siteKey } from '@ferrule/domain/publishing/surrogate-keys'
import { type Redirect, redirect } from '@ferrule/domain/redirects/redirect-table'
import { type Location, location } from '@ferrule/domain/locations/location'
import { z } from 'zod'
import { type NewsItem, newsItem } from './news-item.ts'
import { type PagePlace, pagePlace } from './page-place.ts'
import { type PageSummary, pageSummary } from './page-summary.ts'
import { type PublishedPage, publishedPage } from './published-page.ts'
import { type SystemData, systemData } from './system-data.ts'

/** Something the levels keep: under which key, and how a copy is read. */
export type Entry<T> = { key: string; schema: z.ZodType<T> }

/** Escaping and the language rule are those of the surrogate keys. */
export function page(address: PageAddress): Entry<PublishedPage> {
  return { key: pathKey(address).replace(/^path:/, 'content:page:'), schema: publishedPage }
}

export function system(language: Language): Entry<SystemData> {
  return { key: `content:system:${language}`, schema: systemData }
}

export function redirects(siteSlug: string): Entry<Redirect[]> {
  return { key: ofSite('redirects', siteSlug), schema: z.array(redirect) }
}

export function summaries(siteSlug: string, language: Language): Entry<PageSummary[]> {
  return { key: `${ofSite('pages', siteSlug)}:${language}`, schema: z.array(pageSummary) }
}

export function place(pageId: string): Entry<PagePlace> {
  return { key: `content:place:${pageId}`, schema: pagePlace }
}

export function news(siteSlug: string, language: Language): Entry<NewsItem[]> {
  return { key: `${ofSite('news', siteSlug)}:${language}`, schema: z.array(newsItem) }
}

export const locations: Entry<Location[]> = { key: 'content:locations', schema: z.array(location) }

/** The hosts that any site answers at. The edge reads them and lets nobody else in. */
export const hosts: Entry<string[]> = { key: 'content:hosts', schema: z.array(z.string().min(1)) }

/** Lies there while a change is carried outwards. */
export function begun(change: string): Entry<true> {
  return { key: `content:begun:${change}`, schema: z.literal(true) }
}

function ofSite(kind: string, siteSlug: string): string {
  return siteKey(siteSlug).replace(/^site:/, `content:${kind}:`)
}

/** The channel on which the worker names the keys that changed. */
export const changesChannel = 'content:changed'

/** Said on the channel instead of a key: everything. */
export const everything = '*'
