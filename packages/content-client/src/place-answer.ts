import type { Language } from '@ferrule/domain/locales/language'
import { z } from 'zod'
import { optionalText, publishedLanguages } from './answer-parts.ts'
import type { PagePlace } from './page-place.ts'

/** A page is found in the languages it is published in, and nobody knows those beforehand: all are asked at once. */
export function toPlaceQuery(languages: readonly Language[]): string {
  const asked = languages.map(
    (language) => `${language}: Pages(where: { id: { equals: $id } }, locale: ${language}, limit: 1) {
    docs { path publishedLanguages site { slug } }
  }`,
  )
  return `query PagePlace($id: String!) {\n  ${asked.join('\n  ')}\n}`
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

export const placeAnswer = z
  .record(z.string(), z.object({ docs: z.array(place) }))
  .transform((answers) => Object.values(answers).flatMap(({ docs }) => docs)[0])
