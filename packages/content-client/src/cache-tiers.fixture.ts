import type { Language } from '@ferrule/domain/locales/language'
import type { Location } from '@ferrule/domain/locations/location'
import type { PageAddress } from '@ferrule/domain/publishing/surrogate-keys'
import type { Redirect } from '@ferrule/domain/redirects/redirect-table'
import { type Entry, page as pageEntry } from './content-entries.ts'
import type { ContentSource } from './content-source.ts'
import type { ContentStore } from './content-store.ts'
import type { NewsItem } from './news-item.ts'
import type { PagePlace } from './page-place.ts'
import type { PageSummary } from './page-summary.ts'
import type { PublishedPage } from './published-page.ts'
import { noRecords, type PublishedRecords } from './published-records.ts'
import type { SystemData } from './system-data.ts'
import { findNewsPage, noNews, type NewsQuery } from './to-news-page.ts'

type Place = { siteSlug: string; locale: Language; path: string }

export const home: Place = { siteSlug: '', locale: 'en', path: '' }

export function aPublishedPage(title: string, place: Place = home): PublishedPage {
  return {
    ...place,
    id: '7',
    title,
    description: '',
    theme: 'Default',
    blocks: [],
    linkedPages: [],
    slug: place.path.split('/').at(-1) || 'home',
    type: 'pages',
    isPublished: true,
    pageType: 'Content',
    languages: [place.locale],
    countries: [],
    mainSiteOnly: false,
    protection: { level: 'none' },
    publishedAt: '2026-11-01T08:00:00.000Z',
    updatedAt: '2026-11-01T08:00:00.000Z',
    image: null,
    showTableOfContents: false,
    story: null,
    mediaRelease: null,
    catalogue: null,
  }
}

/** A fake content service that can be down and counts its requests. */
export class FakeContentSource implements ContentSource {
  pages = new Map<string, PublishedPage>()
  summaries: PageSummary[] = []
  places = new Map<string, PagePlace>()
  system: SystemData = { countries: [], languages: [], sites: [], brands: [] }
  redirects: Redirect[] = []
  news: NewsItem[] = []
  locations: Location[] = []
  records: PublishedRecords = noRecords
  down = false
  requestCount = 0

  readPublishedPage(address: PageAddress) {
    return this.#respond(() => this.pages.get(pageEntry(address).key))
  }

  readPagesById(_siteSlug: string, _language: Language, ids: readonly string[]) {
    return this.#respond(() => [...this.pages.values()].filter(({ id }) => ids.includes(id)))
  }

  readSummaries() {
    return this.#respond(() => this.summaries)
  }

  findPlace(pageId: string) {
    return this.#respond(() => this.places.get(pageId))
  }

  readSystem() {
    return this.#respond(() => this.system)
  }

  findRedirect(_siteSlug: string, previousUrl: string) {
    return this.#respond(() => this.redirects.find((redirect) => redirect.previousUrl === previousUrl))
  }

  readRedirects() {
    return this.#respond(() => this.redirects)
  }

  readNews(_siteSlug: string, _language: Language, wanted: NewsQuery) {
    return this.#respond(() => findNewsPage({ ...noNews, items: this.news }, wanted) ?? noNews)
  }

  readLocations() {
    return this.#respond(() => this.locations)
  }

  readRecords() {
    return this.#respond(() => this.records)
  }

  async #respond<T>(getValue: () => T): Promise<T> {
    this.requestCount++
    const value = getValue()
    await Promise.resolve()
    if (this.down) throw new Error('content service is down')
    return value
  }
}

/** A fake store that can be down and counts its requests. */
export class FakeContentStore implements ContentStore {
  entries = new Map<string, unknown>()
  redirects = new Map<string, Redirect[]>()
  publishedKeys: string[] = []
  heldKeys: string[] = []
  down = false
  requestCount = 0

  async find<T>({ key, schema }: Entry<T>) {
    this.#reach()
    const value = this.entries.get(key)
    return value === undefined ? undefined : schema.parse(value)
  }

  async put<T>({ key }: Entry<T>, value: T) {
    this.#reach()
    this.entries.set(key, value)
  }

  async fill<T>({ key }: Entry<T>, value: T) {
    this.#reach()
    if (!this.entries.has(key)) this.entries.set(key, value)
  }

  async persist() {
    this.#reach()
  }

  async remove(key: string) {
    this.#reach()
    this.entries.delete(key)
  }

  async findRedirect(siteSlug: string, previousUrl: string) {
    this.#reach()
    const redirects = this.redirects.get(siteSlug)
    return redirects && { redirect: redirects.find((redirect) => redirect.previousUrl === previousUrl) }
  }

  async findRedirects(siteSlug: string) {
    this.#reach()
    return this.redirects.get(siteSlug)
  }

  async putRedirects(siteSlug: string, redirects: readonly Redirect[]) {
    this.#reach()
    this.redirects.set(siteSlug, [...redirects])
  }

  async publishChange(keys: readonly string[]) {
    this.#reach()
    this.publishedKeys.push(...keys)
  }

  async publishHold(keys: readonly string[]) {
    this.#reach()
    this.heldKeys.push(...keys)
  }

  async publishClear() {
    this.#reach()
    this.publishedKeys.push('everything')
  }

  #reach() {
    this.requestCount++
    if (this.down) throw new Error('store is down')
  }
}
