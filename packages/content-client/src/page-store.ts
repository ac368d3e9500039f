import type { PageAddress } from '@ferrule/domain/publishing/surrogate-keys'
import type { Site } from '@ferrule/domain/sites/site'
import type { PublishedPage } from './published-page.ts'

/** The second level: every published page, kept until it changes. Rejects when it cannot be reached. */
export type PageStore = {
  find(address: PageAddress): Promise<PublishedPage | undefined>
  /** What the worker read after a change. It stays until the next change. */
  put(page: PublishedPage): Promise<void>
  /** What a reader of a missing page brought along: never over something newer, and only for a while. */
  fill(page: PublishedPage): Promise<void>
  remove(address: PageAddress): Promise<void>
  findSites(): Promise<Site[] | undefined>
  putSites(sites: Site[]): Promise<void>
  /** Tells every web process to forget these addresses. */
  publishChange(addresses: PageAddress[]): Promise<void>
}
