import { languages } from '@ferrule/domain/locales/language'
import { z } from 'zod'

/** The content service answers null for what an editor left empty. */
export const optionalText = z
  .string()
  .nullish()
  .transform((text) => text ?? '')

export const optionalFlag = z
  .boolean()
  .nullish()
  .transform((flag) => flag ?? false)

export function list<T extends z.ZodType>(item: T) {
  return z
    .array(item)
    .nullish()
    .transform((items) => items ?? [])
}

/** In our order, not in that in which they were published. */
export const publishedLanguages = list(z.string()).transform((codes) => languages.filter((one) => codes.includes(one)))

/** For schemas that have a default of their own for whatever is missing. */
export function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(([, field]) => field !== null)
  return Object.fromEntries(fields.map(([name, field]) => [name, withoutNulls(field)]))
}
