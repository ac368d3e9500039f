import { z } from 'zod'
import { optionalText } from './answer-parts.ts'
import type { Ask } from './ask-content-service.ts'

const knownForMs = 60_000

const siteIdsQuery = 'query SiteIds { Sites(limit: 100) { docs { id slug } } }'
const siteIdsAnswer = z.object({
  Sites: z.object({ docs: z.array(z.object({ id: z.string().min(1), slug: optionalText })) }),
})

/** Pages are asked for by the site's record, which hardly ever changes; a slug that is not known asks again. */
export class SiteIds {
  readonly #ask: Ask
  #known = new Map<string, string>()
  #readAt = Number.NEGATIVE_INFINITY

  constructor(ask: Ask) {
    this.#ask = ask
  }

  async find(slug: string): Promise<string | undefined> {
    if (!this.#known.has(slug) || performance.now() - this.#readAt > knownForMs) {
      const { Sites } = await this.#ask({ operation: 'SiteIds', query: siteIdsQuery, answer: siteIdsAnswer })
      this.#known = new Map(Sites.docs.map((site) => [site.slug, site.id]))
      this.#readAt = performance.now()
    }
    return this.#known.get(slug)
  }
}
