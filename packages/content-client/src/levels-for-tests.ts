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
import type { SystemData } from './system-data.ts'

type Place = { siteSlug: string; locale: Language; path: string }

export const home: Place = { siteSlug: '', locale: 'en', path: '' }

export function aPage(title: string, place: Place = home): PublishedPage {
  return {
    ...place,
    id: '7',
    title,
    description: '',
    theme: 'Default',
    blocks: [],
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

/** A content service that can be down, and counts how often it is asked. */
export class Source implements ContentSource {
  pages = new Map<string, PublishedPage>()
  summaries: PageSummary[] = []
  places = new Map<string, PagePlace>()
  system: SystemData = { countries: [], languages: [], sites: [], brands: [] }
  redirects: Redirect[] = []
  news: NewsItem[] = []
  locations: Location[] = []
  down = false
  asked = 0

  readPublishedPage(address: PageAddress) {
    return this.#answer(() => this.pages.get(pageEntry(address).key))
  }

  readPagesById(_siteSlug: string, _language: Language, ids: readonly string[]) {
    return this.#answer(() => [...this.pages.values()].filter(({ id }) => ids.includes(id)))
  }

  readSummaries() {
    return this.#answer(() => this.summaries)
  }

  findPlace(pageId: string) {
    return this.#answer(() => this.places.get(pageId))
  }

  readSystem() {
    return this.#answer(() => this.system)
  }

  readRedirects() {
    return this.#answer(() => this.redirects)
  }

  readNews() {
    return this.#answer(() => this.news)
  }

  readLocations() {
    return this.#answer(() => this.locations)
  }

  async #answer<T>(give: () => T): Promise<T> {
    this.asked++
    const value = give()
    await Promise.resolve()
    if (this.down) throw new Error('content service is down')
    return value
  }
}

/** A store that can be down. */
export class Store implements ContentStore {
  kept = new Map<string, unknown>()
  said: string[] = []
  down = false
  asked = 0

  async find<T>({ key, schema }: Entry<T>) {
    this.#reach()
    const value = this.kept.get(key)
    return value === undefined ? undefined : schema.parse(value)
  }

  async put<T>({ key }: Entry<T>, value: T) {
    this.#reach()
    this.kept.set(key, value)
  }

  async fill<T>({ key }: Entry<T>, value: T) {
    this.#reach()
    if (!this.kept.has(key)) this.kept.set(key, value)
  }

  async keep() {
    this.#reach()
  }

  async remove(key: string) {
    this.#reach()
    this.kept.delete(key)
  }

  async publishChange(keys: readonly string[]) {
    this.#reach()
    this.said.push(...keys)
  }

  async publishClear() {
    this.#reach()
    this.said.push('everything')
  }

  #reach() {
    this.asked++
    if (this.down) throw new Error('store is down')
  }
}
