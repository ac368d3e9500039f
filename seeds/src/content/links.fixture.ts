import type { Language } from '@ferrule/domain/locales/language'
import { fallbackLanguages } from '@ferrule/domain/pages/fallback-languages'
import { isContactTopic } from '@ferrule/domain/requests/contact-topic'
import { readPrefilledAnswers } from '@ferrule/domain/requests/read-prefilled-answers'
import { isRequestKind } from '@ferrule/domain/requests/request'
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

/** Paths of families and branches. */
const classificationPaths = new Set(
  classifications.map(({ slug, parent }) => `/products/${[parent, slug].filter(Boolean).join('/')}`),
)

/** Routes of the website that are not pages of the content service. */
const otherPaths = new Set(['/search', '/compare', '/security', '/mykomax'])

/** Returns whether a target is a form, with valid values for what it fills in. */
export function isForm(target: string): boolean {
  const [path = '', search = ''] = target.split('?', 2)
  const [, folder, kind, ...rest] = path.split('/')
  if (folder !== 'requests' || !isRequestKind(kind) || rest.length > 0) return false
  const query = [...new URLSearchParams(search)]
  const prefilled = readPrefilledAnswers(kind, query)
  return query.every(([name, value]) =>
    name === 'topic' ? kind === 'contact' && isContactTopic(value) : prefilled[name] === value,
  )
}

/** Returns whether a target is a record, or a list of records, that has no page in the content service. */
export function isRecord(target: string, siteSlug: string): boolean {
  const [path = ''] = target.split(/[?#]/)
  return siteSlug === '' && [productPaths, classificationPaths, otherPaths].some((paths) => paths.has(path))
}

type Place = { siteSlug: string; language: Language }

/** Returns whether a link target is external, or exists on the site in the language. */
export function linkResolves(target: string, { siteSlug, language }: Place): boolean {
  if (!target.startsWith('/')) return true
  const [path = ''] = target.split(/[?#]/)
  return isForm(target) || isRecord(target, siteSlug) || pathsOf(siteSlug, language).has(path)
}

/** Returns the blocks of a page in the language, or in the first fallback language that it has. */
export function blocksAt(path: string, { siteSlug, language }: Place): SeedBlock[] | undefined {
  const page = pages.find((one) => one.siteSlug === siteSlug && `/${pathOf(one)}` === path)
  const siteLanguages = sites.find(({ slug }) => slug === siteSlug)?.languages ?? []
  const shown = [language, ...fallbackLanguages(siteLanguages, language)].find((one) => page?.texts[one])
  return shown && page?.texts[shown]?.blocks
}
