import { parseLocale } from '@ferrule/domain/locales/locale'
import { areaOf } from '@ferrule/domain/pages/area'
import type { TextFieldSingleValidation } from 'payload'

/** First path segments of website routes that serve no content pages. */
const reservedRoutes = ['api', 'assets', 'blank-callback', 'builds', 'media']

export const validateSlug: TextFieldSingleValidation = (value, { data }) => {
  const { parent }: { parent?: unknown } = data
  return refuseSlug(value ?? '', parent ? 'below-a-page' : 'top-of-site') ?? true
}

/** Returns why a slug is refused. At the top of a site it must not collide with a locale or a route of the website. */
export function refuseSlug(slug: string, place: 'top-of-site' | 'below-a-page'): string | undefined {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || slug.length > 80) {
    return 'Please use lower-case letters, digits and hyphens, at most 80 characters'
  }
  const isReserved = parseLocale(slug) !== undefined || areaOf([slug]) !== 'public' || reservedRoutes.includes(slug)
  if (place === 'top-of-site' && isReserved) return 'The website itself uses this address; please choose another'
  return undefined
}
