import type { Language } from '@ferrule/domain/locales/language'
import { fallbackLanguages } from '@ferrule/domain/pages/fallback-languages'
import { classifications, everywhere } from '../catalogue/classifications.ts'
import { products } from '../catalogue/products.ts'
import { sites } from '../sites/sites.ts'
import { pages } from './pages.ts'
import type { SeedBlock } from './seed-block.ts'
import { pathOf, type SeedPage } from './seed-page.ts'

/** Finds all string values of these properties, at any depth. */
function valuesNamed(names: readonly string[], value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => valuesNamed(names, one))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) =>
    names.includes(name) && typeof one === 'string' ? [one] : valuesNamed(names, one),
  )
}

/** Returns the link targets of blocks, including those in rich text. */
export function linksOf(blocks: SeedBlock[]): string[] {
  return valuesNamed(['href', 'url'], blocks)
}

/** Returns the paths of the site's pages in the language or one of its fallback languages, with a leading slash. */
function pathsOf(siteSlug: string, language: Language): Set<string> {
  const siteLanguages = sites.find(({ slug }) => slug === siteSlug)?.languages ?? []
  const candidates = [language, ...fallbackLanguages(siteLanguages, language)]
  const available = pages.filter(
    (page: SeedPage) => page.siteSlug === siteSlug && candidates.some((one) => page.texts[one]),
  )
  return new Set(available.map((page) => `/${pathOf(page)}`))
}

/** Canonical product paths, below family and branch; only products that are available in every country. */
const productPaths = new Set(
  products
    .filter(({ supportedCountries }) => supportedCountries.length === everywhere.length)
    .map(({ slug, classification }) => {
      const parent = classifications.find((one) => one.slug === classification)?.parent
      return `/products/${[parent, classification, slug].filter(Boolean).join('/')}`
    }),
)

/** Routes of the website that are not pages of the content service. */
const otherPaths = new Set(['/search'])

/** Returns whether a link target is external, or exists on the site in the language. */
export function linkResolves(
  target: string,
  { siteSlug, language }: { siteSlug: string; language: Language },
): boolean {
  if (!target.startsWith('/')) return true
  const [path = ''] = target.split(/[?#]/)
  const isRoute = siteSlug === '' && (productPaths.has(path) || otherPaths.has(path))
  return isRoute || pathsOf(siteSlug, language).has(path)
}
