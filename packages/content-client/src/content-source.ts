import type { Site } from '@ferrule/domain/sites/site'
import type { PageAddress } from '@ferrule/domain/publishing/surrogate-keys'
import type { PublishedPage } from './published-page.ts'

/** Where content comes from in the end: the content service. Rejects when it cannot say. */
export type ContentSource = {
  /** Nothing means: there is no such published page. */
  readPublishedPage(address: PageAddress): Promise<PublishedPage | undefined>
  readSites(): Promise<Site[]>
}
