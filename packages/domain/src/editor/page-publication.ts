import { z } from 'zod'
import { type Language, languages } from '../locales/language.ts'
import { visibilityAt } from './preview-visibility.ts'
import { scheduledPublication } from './scheduled-publication.ts'

const moment = z.iso.datetime().nullable()

/** When a page is public in each of its languages, as the content service stores it. */
export const pagePublication = z.object({
  siteSlug: z.string(),
  path: z.string(),
  publishAt: moment,
  unpublishAt: moment,
  /** Languages with a text. */
  languages: z.array(z.object({ language: z.enum(languages), isPublished: z.boolean(), appearsAt: moment })),
  /** Publications and withdrawals that wait for their moment. */
  scheduled: z.array(scheduledPublication),
})

export type PagePublication = z.infer<typeof pagePublication>

/** Since when visitors can read the page in each language; only languages that they can read now. */
export function listLiveLanguages(
  { publishAt, unpublishAt, languages: texts }: PagePublication,
  now: Date,
): { language: Language; since: string | null }[] {
  return texts.flatMap(({ language, isPublished, appearsAt }) => {
    if (visibilityAt({ isPublished, publishAt, appearsAt, unpublishAt }, now) !== 'visible') return []
    const since = [publishAt, appearsAt].filter((at) => at !== null).toSorted((one, other) => compare(one, other))
    return [{ language, since: since.at(-1) ?? null }]
  })
}

function compare(one: string, other: string): number {
  return Date.parse(one) - Date.parse(other)
}
