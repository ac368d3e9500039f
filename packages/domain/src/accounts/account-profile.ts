import { z } from 'zod'
import { countryCodes } from '../countries/country-codes.ts'
import { languages } from '../locales/language.ts'
import { oneLine } from '../requests/form-fields.ts'

const optionalLine = (maxLength: number) =>
  z
    .string()
    .trim()
    .pipe(oneLine(maxLength).or(z.literal('')))

/** What people may change of themselves; the browser and the data service check it with the same rules. */
export const accountProfile = z.strictObject({
  firstName: oneLine(100),
  lastName: oneLine(100),
  company: optionalLine(200),
  telephone: optionalLine(40),
  address: optionalLine(200),
  postalCode: optionalLine(20),
  city: optionalLine(100),
  /** Empty until somebody has chosen one. */
  country: z.enum(countryCodes).or(z.literal('')),
  language: z.enum(languages),
})

export type AccountProfile = z.infer<typeof accountProfile>
export type ProfileField = keyof AccountProfile

/** In the order of the form. */
export const profileFields = Object.keys(accountProfile.shape) as ProfileField[]

/** `max` is there when the answer is only too long. */
export type ProfileProblem = { field: ProfileField; max?: number }

export type ReadProfileForm = { ok: true; value: AccountProfile } | { ok: false; problems: readonly ProfileProblem[] }

/** One problem for each answer that will not do, in the order of the form. */
export function readProfileForm(answers: Readonly<Record<ProfileField, string>>): ReadProfileForm {
  const read = accountProfile.safeParse(answers)
  if (read.success) return { ok: true, value: read.data }
  const problems = profileFields.flatMap((field): ProfileProblem[] => {
    const [first] = read.error.issues.filter(({ path }) => path[0] === field)
    if (!first) return []
    const max = longest(first)
    return [max === undefined ? { field } : { field, max }]
  })
  return { ok: false, problems }
}

/** An optional line offers two readings; the one that was meant says whether it is too long. */
function longest(issue: z.core.$ZodIssue): number | undefined {
  if (issue.code === 'too_big') return Number(issue.maximum)
  if (issue.code !== 'invalid_union') return undefined
  const [meant] = issue.errors[0] ?? []
  return meant?.code === 'too_big' ? Number(meant.maximum) : undefined
}
