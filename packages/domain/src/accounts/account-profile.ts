import { z } from 'zod'
import { countryCodes } from '../countries/country-codes.ts'
import { languages } from '../locales/language.ts'
import { oneLine } from '../requests/form-fields.ts'

const optionalLine = (maxLength: number) =>
  z
    .string()
    .trim()
    .pipe(oneLine(maxLength).or(z.literal('')))

/** The fields that users may change; the browser and the data service validate with this schema. */
export const accountProfile = z.strictObject({
  firstName: oneLine(100),
  lastName: oneLine(100),
  company: optionalLine(200),
  telephone: optionalLine(40),
  address: optionalLine(200),
  postalCode: optionalLine(20),
  city: optionalLine(100),
  /** Empty until one is chosen. */
  country: z.enum(countryCodes).or(z.literal('')),
  language: z.enum(languages),
})

export type AccountProfile = z.infer<typeof accountProfile>
export type ProfileField = keyof AccountProfile

/** In the order of the form. */
export const profileFields = Object.keys(accountProfile.shape) as ProfileField[]

/** `max` is set when the value is too long. */
export type ProfileProblem = { field: ProfileField; max?: number }

export type ReadProfileForm = { ok: true; value: AccountProfile } | { ok: false; problems: readonly ProfileProblem[] }

/** Validates the form; returns at most one problem per field, in the order of the form. */
export function readProfileForm(values: Readonly<Record<ProfileField, string>>): ReadProfileForm {
  const read = accountProfile.safeParse(values)
  if (read.success) return { ok: true, value: read.data }
  const problems = profileFields.flatMap((field): ProfileProblem[] => {
    const [first] = read.error.issues.filter(({ path }) => path[0] === field)
    if (!first) return []
    const max = maxLengthOf(first)
    return [max === undefined ? { field } : { field, max }]
  })
  return { ok: false, problems }
}

/** An optional line is a union of a line and an empty text; the maximum is in the issue of the first option. */
function maxLengthOf(issue: z.core.$ZodIssue): number | undefined {
  if (issue.code === 'too_big') return Number(issue.maximum)
  if (issue.code !== 'invalid_union') return undefined
  const [lineIssue] = issue.errors[0] ?? []
  return lineIssue?.code === 'too_big' ? Number(lineIssue.maximum) : undefined
}
