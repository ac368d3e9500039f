import { parseLocale } from '@ferrule/domain/locales/locale'
import { areaOf } from '@ferrule/domain/pages/area'
import type { TextFieldSingleValidation } from 'payload'

/** First path segments that the website answers without asking for content. */
const ownRoutes = ['api', 'assets', 'blank-callback', 'builds', 'media']

export const validateSlug: TextFieldSingleValidation = (value, { data }) => {
  const { parent }: { parent?: unknown } = data
  return refuseSlug(value ?? '', parent ? 'below-a-page' : 'top-of-site') ?? true
}

/** A slug is part of an address. At the top it must not look like a language or like a part of the website itself. */
export function refuseSlug(slug: string, place: 'top-of-site' | 'below-a-page'): string | undefined {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || slug.length > 80) {
    return 'Please use lower-case letters, digits and hyphens, at most 80 characters'
  }
  const taken = parseLocale(slug) !== undefined || areaOf([slug]) !== 'public' || ownRoutes.includes(slug)
  if (place === 'top-of-site' && taken) return 'This word is used by the website itself, please choose another'
  return undefined
}
