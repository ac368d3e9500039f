import { z } from 'zod'
import { type Language, languages } from '../locales/language.ts'

/** A publication or withdrawal of a page that an editor has scheduled. */
export const scheduledPublication = z.object({
  at: z.iso.datetime(),
  action: z.enum(['publish', 'unpublish']),
  /** Empty for all languages. */
  languages: z.array(z.enum(languages)),
})

export type ScheduledPublication = z.infer<typeof scheduledPublication>

type Moment = { language: Language; at: Date }

/** The last scheduled change of a language until a moment; undefined without one. */
export function lastScheduled(
  scheduled: readonly ScheduledPublication[],
  { language, at }: Moment,
): ScheduledPublication | undefined {
  return scheduled
    .filter((one) => Date.parse(one.at) <= at.getTime())
    .filter((one) => one.languages.length === 0 || one.languages.includes(language))
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .at(-1)
}
