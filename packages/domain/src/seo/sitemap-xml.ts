import type { SitemapEntry } from './sitemap-entries.ts'
import { escapeXml } from './escape-xml.ts'

const head = '<?xml version="1.0" encoding="UTF-8"?>'
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

export function toSitemapXml(entries: readonly SitemapEntry[]): string {
  const urls = entries.map((entry) => `<url>${toFields(entry)}</url>`)
  return `${head}\n<urlset xmlns="${namespace}">\n${urls.join('\n')}\n</urlset>\n`
}

export function toSitemapIndexXml(files: readonly { loc: string; lastmod: string | undefined }[]): string {
  const sitemaps = files.map((file) => `<sitemap>${toFields(file)}</sitemap>`)
  return `${head}\n<sitemapindex xmlns="${namespace}">\n${sitemaps.join('\n')}\n</sitemapindex>\n`
}

function toFields({ loc, lastmod }: { loc: string; lastmod: string | undefined }): string {
  return `<loc>${escapeXml(loc)}</loc>${lastmod === undefined ? '' : `<lastmod>${escapeXml(lastmod)}</lastmod>`}`
}

export function newestOf(entries: readonly SitemapEntry[]): string | undefined {
  return entries.reduce<string | undefined>(
    (newest, { lastmod }) => (newest === undefined || Date.parse(lastmod) > Date.parse(newest) ? lastmod : newest),
    undefined,
  )
}
