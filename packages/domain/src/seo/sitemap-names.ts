import { isLanguage, type Language } from '../locales/language.ts'

/** The limit of the sitemap protocol for one file. */
export const maxEntries = 50_000

/** One sitemap file: a language of a site, and the number of the file if it has several. */
export type SitemapName = { siteSlug: string; language: Language; part: number }

/** `en.xml` for the site of the host, `product.en.xml` for a site below it, `en-2.xml` for a second file. */
export function toSitemapName({ siteSlug, language, part }: SitemapName): string {
  return `${siteSlug === '' ? '' : `${siteSlug}.`}${language}${part === 1 ? '' : `-${part}`}.xml`
}

/** Parses any text; undefined for an invalid name. */
export function parseSitemapName(name: string): SitemapName | undefined {
  const [, siteSlug = '', language = '', part] =
    /^(?:([a-z0-9-]{1,60})[.])?([a-z]{2})(?:-([2-9]|[1-9][0-9]))?[.]xml$/.exec(name) ?? []
  return isLanguage(language) ? { siteSlug, language, part: Number(part ?? 1) } : undefined
}

/** At least one, so that a published sitemap URL stays valid when the last page is withdrawn. */
export function countParts(entries: number): number {
  return Math.max(1, Math.ceil(entries / maxEntries))
}

export function takeSitemapFile<T>(entries: readonly T[], part: number): T[] {
  return entries.slice((part - 1) * maxEntries, part * maxEntries)
}
