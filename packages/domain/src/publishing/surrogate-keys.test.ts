import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  catalogueKey,
  classificationKey,
  keysOfChange,
  keysOfMissingPage,
  keysOfContent,
  keysOfPage,
  listKey,
  newsKey,
  pageKey,
  pathKey,
  productKey,
  siteKey,
  toSurrogateKeyHeader,
} from './surrogate-keys.ts'

describe('the key of an address', () => {
  test.each([
    [{ siteSlug: '', locale: 'en', path: '' }, 'path:main:en:'],
    [{ siteSlug: '', locale: 'de', path: 'company/about' }, 'path:main:de:company/about'],
    [{ siteSlug: 'schleuniger', locale: 'de-ch', path: 'company/about' }, 'path:schleuniger:de:company/about'],
    [{ siteSlug: '', locale: 'EN-US', path: '/company/about/' }, 'path:main:en:company/about'],
    [{ siteSlug: '', locale: 'en', path: 'a b,c' }, 'path:main:en:a%20b%2Cc'],
    [{ siteSlug: '', locale: 'ja', path: '会社' }, 'path:main:ja:%E4%BC%9A%E7%A4%BE'],
  ])('%j is %s', (address, key) => {
    expect(pathKey(address)).toBe(key)
  })
})

test('the response of a page has the keys of the page, the site and the path', () => {
  const address = { siteSlug: '', locale: 'en', path: '' }
  expect(keysOfPage(address, { id: '7', linkedPages: [] })).toEqual(['site:main', 'path:main:en:', 'page:7'])
})

test('a page has the keys of the pages it links to, as far as the edge accepts them', () => {
  expect(keysOfContent({ id: '7', linkedPages: ['8', '9'] })).toEqual(['page:7', 'page:8', 'page:9'])
  const linkedPages = Array.from({ length: 500 }, () => '0190a5d2-3c4f-7a11-8b22-1f2e3d4c5b6a')
  expect(keysOfContent({ id: '7', linkedPages }).join(' ').length).toBeLessThan(5000)
})

test('catalogue keys contain the slugs', () => {
  expect([catalogueKey, productKey('axion-56'), classificationKey('no such')]).toEqual([
    'catalogue',
    'product:axion-56',
    'classification:no%20such',
  ])
})

test('the main site and a site with a slug have different keys', () => {
  expect([siteKey(''), siteKey('schleuniger')]).toEqual(['site:main', 'site:schleuniger'])
})

test('lists and news have keys for each site and language', () => {
  expect(listKey('', 'de-ch', 'Story')).toBe('list:main:de:Story')
  expect(newsKey('product', 'fr')).toBe('news:product:fr')
})

const address = fc.record({
  siteSlug: fc.stringMatching(/^[a-z-]{0,12}$/),
  locale: fc.constantFrom('en', 'de', 'de-ch', 'zh-cn'),
  path: fc.string({ unit: 'binary' }),
})

test('any address gives one key of visible ASCII, so that a requested path cannot add keys', () => {
  fc.assert(
    fc.property(address, (any) => {
      expect(pathKey(any)).toMatch(/^[\x21-\x2b\x2d-\x7e]+$/)
    }),
  )
})

test('a very long path gives a key that fits into a header', () => {
  expect(pathKey({ siteSlug: '', locale: 'en', path: '界'.repeat(5000) }).length).toBeLessThan(1100)
})

test('different addresses have different keys', () => {
  const path = fc.webPath().map((text) => text.replace(/^\/+|\/+$/g, ''))
  fc.assert(
    fc.property(path, path, (one, other) => {
      const key = (text: string) => pathKey({ siteSlug: '', locale: 'en', path: text })
      expect(key(one) === key(other)).toBe(one === other)
    }),
  )
})

test('publishing a page purges the 404 at its address', () => {
  fc.assert(
    fc.property(address, fc.uuid(), ({ siteSlug, locale, path }, pageId) => {
      const purged = keysOfChange({ pageId, siteSlug, paths: ['elsewhere', path], locales: ['en', 'de', 'zh'] })
      expect(keysOfMissingPage({ siteSlug, locale, path }).filter((key) => purged.includes(key))).not.toEqual([])
    }),
  )
})

test('a change purges the page and each of its addresses once, and never the whole site', () => {
  const change = { pageId: '7', siteSlug: '', paths: ['old', 'new', 'new'], locales: ['de'] }
  expect(keysOfChange(change)).toEqual([pageKey('7'), 'path:main:de:old', 'path:main:de:new'])
})

test('the header lists each key once', () => {
  expect(toSurrogateKeyHeader(['page:1', 'site:main', 'page:1'])).toBe('page:1 site:main')
})
