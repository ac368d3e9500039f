import { z } from 'zod'
import { optionalText } from './response-fields.ts'
import type { Ask } from './query-content-service.ts'

const cacheMs = 60_000

const siteIdsQuery = 'query SiteIds { Sites(limit: 100) { docs { id slug } } }'
const siteIdsResponse = z.object({
  Sites: z.object({ docs: z.array(z.object({ id: z.string().min(1), slug: optionalText })) }),
})

/**
 * Maps site slugs to record ids, by which pages are queried. Reads them again after a minute or for an unknown slug.
 */
export class SiteIds {
  readonly #runQuery: Ask
  #idsBySlug = new Map<string, string>()
  #readAt = Number.NEGATIVE_INFINITY

  constructor(runQuery: Ask) {
    this.#runQuery = runQuery
  }

  async find(slug: string): Promise<string | undefined> {
    if (!this.#idsBySlug.has(slug) || performance.now() - this.#readAt > cacheMs) {
      const { Sites } = await this.#runQuery({ operation: 'SiteIds', query: siteIdsQuery, answer: siteIdsResponse })
      this.#idsBySlug = new Map(Sites.docs.map((site) => [site.slug, site.id]))
      this.#readAt = performance.now()
    }
    return this.#idsBySlug.get(slug)
  }
}
