import type { Language } from '@ferrule/domain/locales/language'
import { z } from 'zod'
import { optionalText, publishedLanguages } from './response-fields.ts'
import type { PagePlace } from './page-place.ts'

/**
 * Builds one query for several languages: a page is found only in its published languages, which are not known
 * beforehand.
 */
export function toPlaceQuery(languages: readonly Language[]): string {
  const selections = languages.map(
    (language) => `${language}: Pages(where: { id: { equals: $id } }, locale: ${language}, limit: 1) {
    docs { path publishedLanguages site { slug } }
  }`,
  )
  return `query PagePlace($id: String!) {\n  ${selections.join('\n  ')}\n}`
}

const place = z
  .object({
    path: optionalText,
    publishedLanguages,
    site: z.object({ slug: optionalText }),
  })
  .transform(
    (found): PagePlace => ({ siteSlug: found.site.slug, path: found.path, languages: found.publishedLanguages }),
  )

export const placeResponse = z
  .record(z.string(), z.object({ docs: z.array(place) }))
  .transform((results) => Object.values(results).flatMap(({ docs }) => docs)[0])
