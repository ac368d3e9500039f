import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  catalogueKey,
  classificationKey,
  keysOfChange,
  keysOfMissingPage,
  keysOfPage,
  listKey,
  newsKey,
  pageKey,
  pathKey,
  productKey,
  siteKey,
  toSurrogateKeyHeader,
} from './surrogate-keys.ts'

describe('key of an address', () => {
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

test('a page answer carries its page, its site and its address', () => {
  expect(keysOfPage({ pageId: '7', siteSlug: '', locale: 'en', path: '' })).toEqual([
    'page:7',
    'site:main',
    'path:main:en:',
  ])
})

test('what the catalogue shows is named by its slugs', () => {
  expect([catalogueKey, productKey('axion-56'), classificationKey('no such')]).toEqual([
    'catalogue',
    'product:axion-56',
    'classification:no%20such',
  ])
})

test('the main site and a site with a slug have different keys', () => {
  expect([siteKey(''), siteKey('schleuniger')]).toEqual(['site:main', 'site:schleuniger'])
})

test('lists and news have keys of their own for each site and language', () => {
  expect(listKey('', 'de-ch', 'Story')).toBe('list:main:de:Story')
  expect(newsKey('product', 'fr')).toBe('news:product:fr')
})

const address = fc.record({
  siteSlug: fc.stringMatching(/^[a-z-]{0,12}$/),
  locale: fc.constantFrom('en', 'de', 'de-ch', 'zh-cn'),
  path: fc.string({ unit: 'binary' }),
})

test('any address gives one visible ASCII word, so that a path a stranger typed cannot add keys', () => {
  fc.assert(fc.property(address, (any) => /^[\x21-\x2b\x2d-\x7e]+$/.test(pathKey(any))))
})

test('a very long path gives a key that fits into a header', () => {
  expect(pathKey({ siteSlug: '', locale: 'en', path: '界'.repeat(5000) }).length).toBeLessThan(1100)
})

test('different addresses have different keys', () => {
  const path = fc.webPath().map((text) => text.replace(/^\/+|\/+$/g, ''))
  fc.assert(
    fc.property(path, path, (one, other) => {
      const key = (text: string) => pathKey({ siteSlug: '', locale: 'en', path: text })
      return (one === other) === (key(one) === key(other))
    }),
  )
})

test('a 404 is purged by the change that puts a page at its address', () => {
  fc.assert(
    fc.property(address, fc.uuid(), ({ siteSlug, locale, path }, pageId) => {
      const purged = keysOfChange({ pageId, siteSlug, paths: ['elsewhere', path], locales: ['en', 'de', 'zh'] })
      return keysOfMissingPage({ siteSlug, locale, path }).some((key) => purged.includes(key))
    }),
  )
})

test('a change purges the page wherever it shows, each address once, and never the whole site', () => {
  const change = { pageId: '7', siteSlug: '', paths: ['old', 'new', 'new'], locales: ['de'] }
  expect(keysOfChange(change)).toEqual([pageKey('7'), 'path:main:de:old', 'path:main:de:new'])
})

test('the header is one line of words without repetition', () => {
  expect(toSurrogateKeyHeader(['page:1', 'site:main', 'page:1'])).toBe('page:1 site:main')
})
