import { isLanguage, type Language } from '../locales/language.ts'

/** The most that a sitemap may hold. */
export const mostEntries = 50_000

/** One file of the sitemap: a language of a site, and which part where one file cannot hold it all. */
export type SitemapName = { siteSlug: string; language: Language; part: number }

/** `en.xml` for the site of the host, `product.en.xml` for one below it, `en-2.xml` for a second part. */
export function toSitemapName({ siteSlug, language, part }: SitemapName): string {
  return `${siteSlug === '' ? '' : `${siteSlug}.`}${language}${part === 1 ? '' : `-${part}`}.xml`
}

/** Total: nothing for whatever is no such name. */
export function parseSitemapName(name: string): SitemapName | undefined {
  const [, siteSlug = '', language = '', part] =
    /^(?:([a-z0-9-]{1,60})[.])?([a-z]{2})(?:-([2-9]|[1-9][0-9]))?[.]xml$/.exec(name) ?? []
  return isLanguage(language) ? { siteSlug, language, part: Number(part ?? 1) } : undefined
}

/** Always one, so that an address once given stays valid when the last page is withdrawn. */
export function countParts(entries: number): number {
  return Math.max(1, Math.ceil(entries / mostEntries))
}

export function takePart<T>(entries: readonly T[], part: number): T[] {
  return entries.slice((part - 1) * mostEntries, part * mostEntries)
}
