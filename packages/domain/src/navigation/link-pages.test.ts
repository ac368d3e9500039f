import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linkPages } from './link-pages.ts'
import { listLinkedPages, readPageReference, toPageReference } from './page-reference.ts'

const about = '0190a5d2-3c4f-7a11-8b22-1f2e3d4c5b6a'
const jobs = '0190a5d2-3c4f-7a11-8b22-1f2e3d4c5b6b'
const to = (pageId: string, suffix = '') => toPageReference({ pageId, suffix })
const paths: Record<string, string> = { [about]: 'company/about-us' }
const findPath = (pageId: string) => paths[pageId]

test.each([
  [to(about), { pageId: about, suffix: '' }],
  [to(about, '?a=1#team'), { pageId: about, suffix: '?a=1#team' }],
  ['/company/about', undefined],
  ['/_page/about', undefined],
  [`/_page/${about}/below`, undefined],
  [`https://www.norlitz.example/_page/${about}`, undefined],
  [`${to(about)}?a b`, undefined],
  [`${to(about)}?\\evil.example`, undefined],
  [`${to(about)}\n`, undefined],
])('%j is the reference %j', (target, reference) => {
  expect(readPageReference(target)).toEqual(reference)
})

test('a reference is read as it was written', () => {
  const suffix = fc.constantFrom('', '#data', '?brand=axion', '?a=1&b=2#c')
  fc.assert(
    fc.property(fc.uuid(), suffix, (pageId, rest) => {
      expect(readPageReference(to(pageId, rest))).toEqual({ pageId, suffix: rest })
    }),
  )
})

const richText = (url: string) => ({
  root: { type: 'root', children: [{ type: 'link', fields: { url }, children: [{ type: 'text', text: 'here' }] }] },
})

test('a link leads to the current path of its page, also in rich text', () => {
  const blocks = [
    { blockType: 'teaser-grid', links: [{ text: 'About', href: to(about, '#team') }], teasers: [{ href: to(about) }] },
    { blockType: 'text', body: richText(to(about)) },
  ]
  expect(linkPages(blocks, findPath)).toEqual([
    {
      blockType: 'teaser-grid',
      links: [{ text: 'About', href: '/company/about-us#team' }],
      teasers: [{ href: '/company/about-us' }],
    },
    { blockType: 'text', body: richText('/company/about-us') },
  ])
})

test('the reference to a home page leads to the root', () => {
  expect(linkPages([{ href: to(about) }], () => '')).toEqual([{ href: '/' }])
})

test('a link to a page that is not public is left out of links and actions, and stays a reference elsewhere', () => {
  const other = { text: 'Other', href: '/other' }
  const blocks = [
    { links: [{ text: 'Jobs', href: to(jobs) }, other], teasers: [{ title: 'Jobs', href: to(jobs) }] },
    { actions: [{ text: 'Jobs', href: to(jobs) }] },
  ]
  expect(linkPages(blocks, findPath)).toEqual([
    { links: [other], teasers: [{ title: 'Jobs', href: to(jobs) }] },
    { actions: [] },
  ])
})

test('a text that looks like a reference is not changed', () => {
  const blocks = [{ heading: to(about), body: { type: 'text', text: to(about) } }]
  expect(linkPages(blocks, findPath)).toEqual(blocks)
})

test('lists each linked page once', () => {
  const blocks = [{ links: [{ href: to(about) }, { href: to(about, '#x') }, { href: '/jobs' }] }, richText(to(jobs))]
  expect(listLinkedPages(blocks)).toEqual([about, jobs])
})
