import { type Bilingual, bilingual, inLanguage } from '@ferrule/blocks/bilingual'
import { parseLocale } from '@ferrule/domain/locales/locale'
import { areaOf } from '@ferrule/domain/pages/area'
import type { TextFieldSingleValidation } from 'payload'

/** First path segments of website routes that serve no content pages. */
const reservedRoutes = ['api', 'assets', 'blank-callback', 'builds', 'media']

export const validateSlug: TextFieldSingleValidation = (value, { data, req }) => {
  const { parent }: { parent?: unknown } = data
  const refusal = refuseSlug(value ?? '', parent ? 'below-a-page' : 'top-of-site')
  return refusal ? inLanguage(refusal, req.i18n.language) : true
}

const badSpelling = bilingual(
  'Please use lower-case letters, digits and hyphens, at most 80 characters',
  'Bitte verwenden Sie Kleinbuchstaben, Ziffern und Bindestriche, höchstens 80 Zeichen',
)
const reserved = bilingual(
  'The website itself uses this address; please choose another',
  'Die Website selbst verwendet diese Adresse; bitte wählen Sie eine andere',
)

/** Returns why a slug is refused. At the top of a site it must not collide with a locale or a route of the website. */
export function refuseSlug(slug: string, place: 'top-of-site' | 'below-a-page'): Bilingual | undefined {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || slug.length > 80) return badSpelling
  const isReserved = parseLocale(slug) !== undefined || areaOf([slug]) !== 'public' || reservedRoutes.includes(slug)
  return place === 'top-of-site' && isReserved ? reserved : undefined
}
