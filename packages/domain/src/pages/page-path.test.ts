import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parsePagePath, toContentPath, toPathname, toSlugs } from './page-path.ts'

describe('a path', () => {
  test.each([
    ['/', undefined, []],
    ['/en', 'en', []],
    ['/de/company/about', 'de', ['company', 'about']],
    ['/company/about/', undefined, ['company', 'about']],
    ['//de//a', 'de', ['a']],
    ['/de/a%20b', 'de', ['a b']],
    ['/de/a%2Fb', 'de', ['a%2Fb']],
    ['/de/%zz', 'de', ['%zz']],
  ])('%s has the locale %s and the segments %j [S2-042]', (pathname, language, segments) => {
    expect(parsePagePath(pathname)).toMatchObject({ locale: language && { language }, segments })
  })
})

describe('the canonical path', () => {
  test.each([
    ['/en/', '/en'],
    ['/EN/About', '/en/About'],
    ['//evil.example/x', '/evil.example/x'],
    ['/de-CH//company/', '/de-ch/company'],
    ['/en/a,b;c=d@e:f+g&h', '/en/a,b;c=d@e:f+g&h'],
    ['/en/ä', '/en/%C3%A4'],
  ])('of %s is %s', (pathname, canonical) => {
    expect(toPathname(parsePagePath(pathname))).toBe(canonical)
  })
})

const anyPath = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.webPath(),
  fc.array(fc.constantFrom('/', '\\', '%2F', '%', '.', 'en', 'a')).map((pieces) => pieces.join('')),
)

test('canonicalisation is idempotent, so a redirect ends', () => {
  fc.assert(
    fc.property(anyPath, (path) => {
      const once = toPathname(parsePagePath(path))
      expect(toPathname(parsePagePath(once))).toBe(once)
    }),
  )
})

test('a canonical path always stays on its host', () => {
  fc.assert(
    fc.property(anyPath, (path) => {
      const target = new URL(toPathname(parsePagePath(path)), 'https://www.norlitz.example')
      expect(target.host).toBe('www.norlitz.example')
    }),
  )
})

test.each([
  [[], 'home', 'home'],
  [['about'], 'about', 'home'],
  [['company', 'about'], 'about', 'company'],
  [['a', 'b', 'c'], 'c', 'b'],
])('%j has the slug %s under %s [S2-048] [S2-049] [S2-050] [S2-051]', (segments, slug, parentSlug) => {
  expect(toSlugs(segments)).toEqual({ slug, parentSlug })
})

test('the content path of home is empty', () => {
  expect([toContentPath([]), toContentPath(['company', 'about'])]).toEqual(['', 'company/about'])
})
