import { expect, test } from 'vitest'
import { toPageReference } from '../navigation/page-reference.ts'
import { checkTexts } from './check-texts.ts'
import type { GateSite, GateText } from './gate-facts.ts'
import { isBlocking } from './gate-finding.ts'

const idOf = (number: number) => `0190a5d2-3c4f-7a11-8b22-00000000000${number}`
const to = (number: number) => toPageReference({ pageId: idOf(number), suffix: '' })

const text: GateText = {
  pageId: idOf(1),
  title: 'Training',
  path: 'services/training',
  language: 'de',
  isProtected: false,
  links: [{ href: '/company' }, { href: '/products/axion-56' }, { href: 'https://example.com/a' }, { href: '#dates' }],
  pictures: [{ name: 'hall.webp', alt: 'Halle' }],
  headings: [
    { level: 2, text: 'Termine' },
    { level: 3, text: 'Im Werk' },
  ],
  openTexts: 0,
}
const site: GateSite = {
  languages: ['en', 'de'],
  pages: [
    { id: idOf(1), path: 'services/training', isProtected: false, languages: ['de'] },
    { id: idOf(2), path: 'company', isProtected: false, languages: ['en'] },
    { id: idOf(3), path: 'dealers', isProtected: true, languages: ['en'] },
    { id: idOf(4), path: 'draft', isProtected: false, languages: [] },
  ],
  redirects: [{ previousUrl: '/old', target: '/company' }],
  navigated: new Set([idOf(1)]),
  linkedPaths: new Set(),
  linkedPages: new Set(),
}

const find = (change: Partial<GateText>, siteChange: Partial<GateSite> = {}) =>
  checkTexts([{ ...text, ...change }], { ...site, ...siteChange }).map(({ rule, subject }) => [rule, subject])

test('a page without a fault passes', () => {
  expect(find({})).toEqual([])
})

test.each([
  ['a link to no page', { links: [{ href: '/nowhere?a=1#b' }] }, {}, ['dangling-link', '/nowhere?a=1#b (de)']],
  ['a link to an unpublished page', { links: [{ href: '/draft' }] }, {}, ['dangling-link', '/draft (de)']],
  ['a reference to a deleted page', { links: [{ href: to(9) }] }, {}, ['dangling-link', `${to(9)} (de)`]],
  ['a reference to an unpublished page', { links: [{ href: to(4) }] }, {}, ['dangling-link', '/draft (de)']],
  ['a picture without a text', { pictures: [{ name: 'a.webp', alt: ' ' }] }, {}, ['missing-alt', 'a.webp']],
  ['a heading below none', { headings: [{ level: 3, text: 'Im Werk' }] }, {}, ['heading-order', 'Im Werk']],
  ['texts without a translation', { openTexts: 2 }, {}, ['missing-translation', '2']],
  [
    'redirects in a circle',
    {},
    {
      redirects: [
        { previousUrl: '/services/training', target: '/a' },
        { previousUrl: '/a', target: '/services/training' },
      ],
    },
    ['redirect-loop', '/services/training → /a → /services/training'],
  ],
  ['a language that the site does not offer', {}, { languages: ['en'] }, ['hreflang-return', 'de']],
  ['a page that nothing leads to', {}, { navigated: new Set<string>() }, ['orphan', '']],
  ['a public reference to a protected page', { links: [{ href: to(3) }] }, {}, ['protected-link', '/dealers']],
  ['a public link to a protected page', { links: [{ href: '/dealers' }] }, {}, ['protected-link', '/dealers']],
] satisfies [string, Partial<GateText>, Partial<GateSite>, string[]][])(
  'finds %s',
  (_, change, siteChange, finding) => {
    expect(find(change, siteChange)).toEqual([finding])
  },
)

test.each([
  ['a reference to a public page', { links: [{ href: to(2) }] }, {}],
  ['a page that a reference names', {}, { navigated: new Set<string>(), linkedPages: new Set([idOf(1)]) }],
  ['a link to a redirect', { links: [{ href: '/old' }] }, {}],
  ['a protected page that links to another one', { isProtected: true, links: [{ href: '/dealers' }] }, {}],
  [
    'a page that another page links to',
    {},
    { navigated: new Set<string>(), linkedPaths: new Set(['services/training']) },
  ],
  ['the start page', { path: '' }, { navigated: new Set<string>() }],
] satisfies [string, Partial<GateText>, Partial<GateSite>][])('accepts %s', (_, change, siteChange) => {
  expect(find(change, siteChange)).toEqual([])
})

test('a link that leads nowhere blocks, an orphan does not', () => {
  expect([isBlocking({ rule: 'dangling-link' }), isBlocking({ rule: 'orphan' })]).toEqual([true, false])
})
