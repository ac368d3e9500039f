import { parseLocale } from '@ferrule/domain/locales/locale'
import type { Site } from '@ferrule/domain/sites/site'
import { tracedFetch } from '@ferrule/telemetry/tracing'
import { z } from 'zod'
import { pageAnswer, pageQuery, sitesAnswer, sitesQuery } from './content-answers.ts'
import type { ContentSource } from './content-source.ts'

const timeoutMs = 3000
const siteIdsKnownForMs = 60_000

type Question<T> = { operation: string; query: string; variables?: object; answer: z.ZodType<T> }

/** Reads what the public may read, over GraphQL: drafts and pages of tomorrow are never in the answer. */
export function createContentService({ url }: { url: string }): ContentSource {
  const readSites = async (): Promise<Site[]> => {
    const { Sites } = await ask(url, { operation: 'Sites', query: sitesQuery, answer: sitesAnswer })
    return Sites.docs
  }
  const findSiteId = rememberSiteIds(readSites)

  return {
    readSites,
    async readPublishedPage({ siteSlug, locale, path }) {
      const site = await findSiteId(siteSlug)
      const language = parseLocale(locale)?.language
      if (site === undefined || language === undefined) return undefined
      const variables = { site, path, locale: language }
      const { Pages } = await ask(url, { operation: 'Page', query: pageQuery, variables, answer: pageAnswer })
      const record = Pages.docs[0]
      return record && { ...record, siteSlug, locale: language }
    },
  }
}

const envelope = z.object({
  data: z.unknown(),
  errors: z.array(z.object({ message: z.string() })).optional(),
})

async function ask<T>(url: string, { operation, query, variables, answer }: Question<T>): Promise<T> {
  const response = await tracedFetch(`content ${operation}`, `${url}/api/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error(`content service answered ${response.status}`)
  const { data, errors } = envelope.parse(await response.json())
  if (errors?.[0]) throw new Error(`content service: ${errors[0].message}`)
  return answer.parse(data)
}

/** Pages are asked for by the site's record, which hardly ever changes; a slug that is not known asks again. */
function rememberSiteIds(readSites: () => Promise<Site[]>): (slug: string) => Promise<string | undefined> {
  let known = new Map<string, string>()
  let readAt = Number.NEGATIVE_INFINITY
  return async (slug) => {
    if (!known.has(slug) || performance.now() - readAt > siteIdsKnownForMs) {
      known = new Map((await readSites()).map((site) => [site.slug, site.id]))
      readAt = performance.now()
    }
    return known.get(slug)
  }
}
