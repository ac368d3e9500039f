import type { PageAddress } from '@ferrule/domain/publishing/surrogate-keys'
import type { Site } from '@ferrule/domain/sites/site'
import { pageCacheKey } from './cache-keys.ts'
import type { ContentSource } from './content-source.ts'
import type { PageStore } from './page-store.ts'
import type { PublishedPage } from './published-page.ts'

export const home: PageAddress = { siteSlug: '', locale: 'en', path: '' }
export const site: Site = {
  id: '1',
  name: 'Norlitz',
  slug: '',
  domains: [],
  languages: ['en'],
  theme: 'Default',
  portalName: 'mykomax',
}

export function aPage(title: string, address = home): PublishedPage {
  return { ...address, id: '7', title, description: '', theme: 'Default', blocks: [] }
}

/** A content service that can be down, and counts how often it is asked. */
export class Source implements ContentSource {
  pages = new Map<string, PublishedPage>()
  down = false
  asked = 0

  async readPublishedPage(address: PageAddress) {
    return this.#answer(this.pages.get(pageCacheKey(address)))
  }

  async readSites() {
    return this.#answer([site])
  }

  async #answer<T>(value: T): Promise<T> {
    this.asked++
    await Promise.resolve()
    if (this.down) throw new Error('content service is down')
    return value
  }
}

/** A store that can be down. */
export class Store implements PageStore {
  pages = new Map<string, PublishedPage>()
  sites: Site[] | undefined
  down = false
  asked = 0

  async find(address: PageAddress) {
    this.#reach()
    return this.pages.get(pageCacheKey(address))
  }

  async put(page: PublishedPage) {
    this.#reach()
    this.pages.set(pageCacheKey(page), page)
  }

  async fill(page: PublishedPage) {
    this.#reach()
    if (!this.pages.has(pageCacheKey(page))) this.pages.set(pageCacheKey(page), page)
  }

  async remove(address: PageAddress) {
    this.#reach()
    this.pages.delete(pageCacheKey(address))
  }

  async findSites() {
    this.#reach()
    return this.sites
  }

  async putSites(sites: Site[]) {
    this.#reach()
    this.sites = sites
  }

  async publishChange() {
    this.#reach()
  }

  #reach() {
    this.asked++
    if (this.down) throw new Error('store is down')
  }
}
