import { countryCode } from '@ferrule/domain/countries/country'
import { isLanguage } from '@ferrule/domain/locales/language'
import { footer, header } from '@ferrule/domain/navigation/frame'
import type { Link } from '@ferrule/domain/navigation/link'
import { configuredSite } from '@ferrule/domain/sites/configured-site'
import { z } from 'zod'
import { withoutNulls } from './answer-parts.ts'

const tree = '...Entry items: children { ...Child items: leaves { ...Leaf } }'

export const siteSelection = `id name slug languages languageOnly internationalOnly theme portalName consent
  hideSideButtons enableCutFont
  domains { host slug }
  homePages { page { id } countries }
  headerNavigation { options { theme hidden } items { ${tree} } }
  footerNavigation {
    theme
    contactLink { kind text page { id path title } pageParameters target productSlug openInNewTab }
    sections { ${tree} }
  }`

const codes = z
  .array(z.string())
  .default([])
  .transform((all) => all.filter(isLanguage))

/** A page that is not published in this language is no page to start at. */
const homePages = z
  .array(z.object({ page: z.object({ id: z.string() }).optional(), countries: z.array(countryCode).default([]) }))
  .default([])
  .transform((rows) => rows.flatMap(({ page, countries }) => (page ? [{ pageId: page.id, countries }] : [])))

const writtenLink = z.object({
  kind: z.enum(['page', 'path', 'external', 'product']).optional(),
  text: z.string().default(''),
  page: z.object({ id: z.string(), path: z.string().default(''), title: z.string().default('') }).optional(),
  pageParameters: z.string().default(''),
  target: z.string().default(''),
  productSlug: z.string().default(''),
  openInNewTab: z.boolean().default(false),
})

/** Nothing for a link that leads nowhere: none was written, or its page is not published in this language. */
function toLink(written: z.infer<typeof writtenLink>): Link | null {
  const { kind, page, pageParameters, target, productSlug, ...label } = written
  if (kind === 'page' && page) return { kind, ...label, page, pageParameters }
  if (kind === 'path' && target) return { kind, ...label, path: target }
  if (kind === 'external' && target) return { kind, ...label, url: target }
  if (kind === 'product' && productSlug) return { kind, ...label, slug: productSlug }
  return null
}

/** A header without entries is none, unless an editor hid it on purpose. */
const writtenHeader = header
  .optional()
  .transform((written) => (written && (written.items.length > 0 || written.options.hidden) ? written : null))

const writtenFooter = footer
  .extend({
    contactLink: writtenLink.optional().transform((link) => (link ? toLink(link) : null)),
  })
  .optional()
  .transform((written) => (written && written.sections.length > 0 ? written : null))

export const siteRecord = z
  .unknown()
  .transform(withoutNulls)
  .pipe(
    configuredSite.extend({
      slug: z.string().default(''),
      languages: codes,
      languageOnly: codes,
      homePages,
      headerNavigation: writtenHeader,
      footerNavigation: writtenFooter,
    }),
  )
