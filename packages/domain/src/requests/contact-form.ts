import { countryCodes } from '../countries/country-codes.ts'
import type { Language } from '../locales/language.ts'
import { type ContactRequestInput, contactRequestInput } from './contact-request.ts'

/** What a person fills in, in the order of the form. */
export const contactFields = ['firstName', 'lastName', 'email', 'company', 'country', 'message'] as const

export type ContactField = (typeof contactFields)[number]

export type ContactAnswers = Readonly<Record<ContactField, string>>

/** `max` is there when the answer is only too long. */
export type ContactProblem = { field: ContactField; max?: number }

export type ReadContactForm =
  | { ok: true; value: ContactRequestInput }
  | { ok: false; problems: readonly ContactProblem[] }

type Surroundings = { idempotencyKey: string; language: Language; siteSlug: string; timeZone: string }

/** One problem for each answer that will not do, in the order of the form. */
export function readContactForm(answers: ContactAnswers, surroundings: Surroundings): ReadContactForm {
  const read = contactRequestInput.safeParse({ ...answers, ...surroundings })
  const issues = read.success ? [] : read.error.issues
  const problems = contactFields.flatMap((field): ContactProblem[] => {
    const found = issues.filter(({ path }) => path[0] === field)
    const [first] = found
    if (field === 'country' && !countryCodes.includes(answers.country)) return [{ field }]
    if (!first) return []
    return first.code === 'too_big' && found.length === 1 ? [{ field, max: Number(first.maximum) }] : [{ field }]
  })
  if (read.success && problems.length === 0) return { ok: true, value: read.data }
  if (problems.length === 0) throw new Error('The surroundings of a contact form are not valid')
  return { ok: false, problems }
}

/** The zone of a country that has only one; which of several a reader lives in, only their browser could tell. */
export function timeZoneOf(country: string): string {
  if (!countryCodes.includes(country)) return 'UTC'
  const zones = new Intl.Locale('und', { region: country }).getTimeZones() ?? []
  return zones.length === 1 ? (zones[0] ?? 'UTC') : 'UTC'
}
