import { languages } from '@ferrule/domain/locales/language'
import { z } from 'zod'

/** The content service returns null for a field that an editor left empty. */
export const optionalText = z
  .string()
  .nullish()
  .transform((text) => text ?? '')

export const optionalFlag = z
  .boolean()
  .nullish()
  .transform((flag) => flag ?? false)

export function optionalList<T extends z.ZodType>(item: T) {
  return z
    .array(item)
    .nullish()
    .transform((items) => items ?? [])
}

/** In the order of `languages`, not of publication. Unknown codes are dropped. */
export const publishedLanguages = optionalList(z.string()).transform((codes) =>
  languages.filter((one) => codes.includes(one)),
)

/** Removes null fields recursively, for schemas that define defaults for missing fields. */
export function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(([, field]) => field !== null)
  return Object.fromEntries(fields.map(([name, field]) => [name, withoutNulls(field)]))
}
