import { expect, test } from 'vitest'
import { languages } from '../locales/language.ts'
import { findChangedRedirects, keysOfRedirects } from './redirect-keys.ts'

const old = { previousUrl: '/en/old', target: '/en/new' }

test.each([
  ['is added', [], [old], ['path:main:en:old']],
  ['is withdrawn', [old], [], ['path:main:en:old']],
  ['leads elsewhere', [old], [{ ...old, target: '/en/newer' }], ['path:main:en:old']],
  ['is unchanged', [old], [{ ...old }], []],
  ['has a query, which is not part of the key', [], [{ ...old, previousUrl: '/en/old?a=1' }], ['path:main:en:old']],
])('a redirect that %s', (_, before, after, keys) => {
  expect(keysOfRedirects('', findChangedRedirects(before, after))).toEqual(keys)
})

test('a redirect without a locale has keys of every language', () => {
  const keys = keysOfRedirects('', [{ previousUrl: '/old/place', target: '/new' }])
  expect(keys).toEqual(languages.map((language) => `path:main:${language}:old/place`))
})

test('the slug of a site without a host is not part of its paths', () => {
  const keys = keysOfRedirects('product', [{ previousUrl: '/en/product/old', target: '/en/product' }])
  expect(keys).toEqual(['path:product:en:old'])
})
