import { expect, test } from 'vitest'
import { newestOf, toSitemapIndexXml, toSitemapXml } from './sitemap-xml.ts'

const entry = (loc: string, lastmod: string) => ({ loc, lastmod })

test('a sitemap lists URLs with their modification dates', () => {
  expect(toSitemapXml([entry('https://a.example/en/q&a', '2026-11-01T08:00:00.000Z')])).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
      '<url><loc>https://a.example/en/q&amp;a</loc><lastmod>2026-11-01T08:00:00.000Z</lastmod></url>\n</urlset>\n',
  )
})

test('the index lists its files, and an empty file without a date', () => {
  expect(toSitemapIndexXml([{ loc: 'https://a.example/sitemaps/en.xml', lastmod: undefined }])).toContain(
    '<sitemap><loc>https://a.example/sitemaps/en.xml</loc></sitemap>',
  )
})

test('the date of a file is that of its newest entry', () => {
  const entries = [
    entry('a', '2026-01-01T00:00:00Z'),
    entry('b', '2026-03-01T00:00:00Z'),
    entry('c', '2025-01-01T00:00:00Z'),
  ]
  expect([newestOf(entries), newestOf([])]).toEqual(['2026-03-01T00:00:00Z', undefined])
})
