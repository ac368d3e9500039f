import { countryCode } from '@ferrule/domain/countries/country'
import { isLanguage } from '@ferrule/domain/locales/language'
import { footer, header } from '@ferrule/domain/navigation/header-footer'
import type { Link } from '@ferrule/domain/navigation/link'
import { configuredSite } from '@ferrule/domain/sites/configured-site'
import { z } from 'zod'
import { withoutNulls } from './response-fields.ts'

const below = 'items: children { ...Child items: leaves { ...Leaf } }'

export const siteSelection = `id name slug languages languageOnly internationalOnly theme portalName consent
  hideSideButtons enableCutFont
  domains { host slug }
  homePages { page { id } countries }
  headerNavigation { options { theme hidden } items { ...HeaderEntry ${below} } }
  footerNavigation {
    theme
    contactLink { kind text page { id path title } pageParameters target productSlug openInNewTab }
    sections { ...Entry ${below} }
  }`

const codes = z
  .array(z.string())
  .default([])
  .transform((all) => all.filter(isLanguage))

/** Start pages that are not published in this language are dropped. */
const homePages = z
  .array(z.object({ page: z.object({ id: z.string() }).optional(), countries: z.array(countryCode).default([]) }))
  .default([])
  .transform((rows) => rows.flatMap(({ page, countries }) => (page ? [{ pageId: page.id, countries }] : [])))

const storedLink = z.object({
  kind: z.enum(['page', 'path', 'external', 'product']).optional(),
  text: z.string().default(''),
  page: z.object({ id: z.string(), path: z.string().default(''), title: z.string().default('') }).optional(),
  pageParameters: z.string().default(''),
  target: z.string().default(''),
  productSlug: z.string().default(''),
  openInNewTab: z.boolean().default(false),
})

/** Returns null if the link has no target, or its page is not published in this language. */
function toLink(stored: z.infer<typeof storedLink>): Link | null {
  const { kind, page, pageParameters, target, productSlug, ...label } = stored
  if (kind === 'page' && page) return { kind, ...label, page, pageParameters }
  if (kind === 'path' && target) return { kind, ...label, path: target }
  if (kind === 'external' && target) return { kind, ...label, url: target }
  if (kind === 'product' && productSlug) return { kind, ...label, slug: productSlug }
  return null
}

/** A header without entries counts as missing, unless an editor hid it. */
const storedHeader = header
  .optional()
  .transform((stored) => (stored && (stored.items.length > 0 || stored.options.hidden) ? stored : null))

const storedFooter = footer
  .extend({
    contactLink: storedLink.optional().transform((link) => (link ? toLink(link) : null)),
  })
  .optional()
  .transform((stored) => (stored && stored.sections.length > 0 ? stored : null))

export const siteRecord = z
  .unknown()
  .transform(withoutNulls)
  .pipe(
    configuredSite.extend({
      slug: z.string().default(''),
      languages: codes,
      languageOnly: codes,
      homePages,
      headerNavigation: storedHeader,
      footerNavigation: storedFooter,
    }),
  )
