import { expect, test } from 'vitest'
import { link, resolveLink, toProductText } from './link.ts'

const products = new Map([['axion-56', { name: 'Axion $& 56', route: '/products/crimping/axion-56' }]])
const resolve = (written: unknown) => resolveLink(link.parse(written), (slug) => products.get(slug))
const page = { id: 'p1', path: 'company/about', title: 'About us' }

test('a page link has text, page, parameters and a new-tab flag [S3-067]', () => {
  const written = { kind: 'page', text: 'Read on', page, pageParameters: '?tab=2', openInNewTab: true }
  expect(link.parse(written)).toEqual(written)
  expect(resolve(written)).toEqual({
    text: 'Read on',
    target: { kind: 'path', path: '/company/about?tab=2' },
    openInNewTab: true,
  })
})

test.each([
  ['', '/company/about'],
  ['#data', '/company/about#data'],
  ['tab=2', '/company/about?tab=2'],
])('page parameters %j lead to %s', (pageParameters, path) => {
  expect(resolve({ kind: 'page', text: '', page, pageParameters })).toMatchObject({
    text: 'About us',
    target: { path },
  })
})

test('a path link leads to a path of our site [S3-068]', () => {
  expect(resolve({ kind: 'path', text: 'Stories', path: '/stories' })?.target).toEqual({
    kind: 'path',
    path: '/stories',
  })
})

test('an external link leads to a URL, which must be safe [S3-069]', () => {
  const target = (url: string) => resolve({ kind: 'external', text: 'x', url })?.target.kind
  expect([target('https://example.com'), target('javascript:alert(1)')]).toEqual(['full', 'warning'])
})

test.each([
  ['Discover the {name}', 'Discover the Axion $& 56'],
  ['{name} and {name}', 'Axion $& 56 and Axion $& 56'],
  ['Discover', 'Discover'],
  ['', 'Axion $& 56'],
])('a product link with the text %j is shown as %j [S3-070]', (text, expected) => {
  expect(resolve({ kind: 'product', text, slug: 'axion-56' })).toMatchObject({
    text: expected,
    target: { kind: 'path', path: '/products/crimping/axion-56' },
  })
})

test('omits a link to a missing product', () => {
  expect(resolve({ kind: 'product', text: '{name}', slug: 'gone' })).toBeUndefined()
})

test('replaces the placeholder once if the name contains it', () => {
  expect(toProductText('{name}', '{name}{name}')).toBe('{name}{name}')
})
