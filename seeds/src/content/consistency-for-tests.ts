import type { Language } from '@ferrule/domain/locales/language'
import { fallbackLanguages } from '@ferrule/domain/pages/fallback-languages'
import { classifications, everywhere } from '../catalogue/classifications.ts'
import { products } from '../catalogue/products.ts'
import { sites } from '../sites/sites.ts'
import { pages } from './pages.ts'
import type { SeedBlock } from './seed-block.ts'
import { pathOf, type SeedPage } from './seed-page.ts'

/** Every value with one of these names, however deep it lies. */
function valuesNamed(names: readonly string[], value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => valuesNamed(names, one))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) =>
    names.includes(name) && typeof one === 'string' ? [one] : valuesNamed(names, one),
  )
}

/** Where the blocks of a page lead: links of blocks, and links within running text. */
export function linksOf(blocks: SeedBlock[]): string[] {
  return valuesNamed(['href', 'url'], blocks)
}

/** Paths that a reader of this language finds on the site, in it or in one it falls back to, with a slash in front. */
function pathsOf(siteSlug: string, language: Language): Set<string> {
  const offered = sites.find(({ slug }) => slug === siteSlug)?.languages ?? []
  const read = [language, ...fallbackLanguages(offered, language)]
  const own = pages.filter((page: SeedPage) => page.siteSlug === siteSlug && read.some((one) => page.texts[one]))
  return new Set(own.map((page) => `/${pathOf(page)}`))
}

/** Only the address of a product's own page, below its family and branch, and only where it is sold everywhere. */
const productPaths = new Set(
  products
    .filter(({ supportedCountries }) => supportedCountries.length === everywhere.length)
    .map(({ slug, classification }) => {
      const parent = classifications.find((one) => one.slug === classification)?.parent
      return `/products/${[parent, classification, slug].filter(Boolean).join('/')}`
    }),
)

/** What the website answers without an editor's page. */
const otherPaths = new Set(['/search'])

/** Whether a target leads away, or to something that a reader of this language finds. */
export function leadsSomewhere(
  target: string,
  { siteSlug, language }: { siteSlug: string; language: Language },
): boolean {
  if (!target.startsWith('/')) return true
  const [path = ''] = target.split(/[?#]/)
  const isRoute = siteSlug === '' && (productPaths.has(path) || otherPaths.has(path))
  return isRoute || pathsOf(siteSlug, language).has(path)
}
