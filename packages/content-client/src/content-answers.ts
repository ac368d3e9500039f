import { blockFragments, blockSelection } from '@ferrule/blocks/block-fragments'
import { isLanguage } from '@ferrule/domain/locales/language'
import { site } from '@ferrule/domain/sites/site'
import { z } from 'zod'
import { publishedPage } from './published-page.ts'

/** What is asked of the content service, and how its answers are read. */
export const pageQuery = `query Page($site: JSON!, $path: String!, $locale: LocaleInputType!) {
  Pages(where: { AND: [{ site: { equals: $site } }, { path: { equals: $path } }] }, locale: $locale, limit: 1) {
    docs { id path title description theme blocks ${blockSelection} }
  }
}
${blockFragments}`

export const sitesQuery = `query Sites {
  Sites(limit: 100) { docs { id name slug languages theme portalName domains { host slug } } }
}`

// The content service answers null for what an editor left empty.
const optionalText = z
  .string()
  .nullish()
  .transform((text) => text ?? '')

const pageRecord = publishedPage
  .omit({ siteSlug: true, locale: true })
  .extend({ path: optionalText, description: optionalText })

const siteRecord = site.extend({
  slug: optionalText,
  domains: z
    .array(z.object({ host: z.string().min(1), slug: z.string().nullish() }))
    .transform((domains) => domains.map(({ host, slug }) => (slug ? { host, slug } : { host }))),
  languages: z.array(z.string()).transform((codes) => codes.filter(isLanguage)),
})

export const pageAnswer = z.object({ Pages: z.object({ docs: z.array(pageRecord) }) })

export const sitesAnswer = z.object({ Sites: z.object({ docs: z.array(siteRecord) }) })
