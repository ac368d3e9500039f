import { expect, test } from 'vitest'
import type { PublishedState } from '../publishing/page-changes.ts'
import { redirectMovedPage } from './redirect-moved-page.ts'

const page = (state: Partial<PublishedState>): PublishedState => ({
  siteSlug: '',
  path: 'company/about',
  texts: { en: 'About us' },
  ...state,
})
const none = { added: undefined, freed: undefined }
const added = (previousUrl: string, target: string) => ({ previousUrl, target })

test.each([
  ['a text changed', page({}), page({ texts: { en: 'We' } }), undefined, none],
  [
    'a page moved',
    page({}),
    page({ path: 'about' }),
    undefined,
    { added: added('/company/about', '/about'), freed: '/about' },
  ],
  ['a draft moved', page({ texts: {} }), page({ texts: {}, path: 'about' }), undefined, none],
  ['a page is published', page({ texts: {} }), page({}), undefined, { ...none, freed: '/company/about' }],
  ['a page is deleted without a successor', page({}), undefined, undefined, none],
  ['a page is deleted', page({}), undefined, 'about', { ...none, added: added('/company/about', '/about') }],
  ['the successor is the start page', page({}), undefined, '', { ...none, added: added('/company/about', '/') }],
  [
    'a page is put into the trash',
    page({}),
    page({ texts: {} }),
    'about',
    { ...none, added: added('/company/about', '/about') },
  ],
  ['a draft is deleted', page({ texts: {} }), undefined, 'about', none],
  ['the start page moved', page({ path: '' }), page({ path: 'old' }), undefined, { ...none, freed: '/old' }],
  [
    'a page moved to another site',
    page({}),
    page({ siteSlug: 'schleuniger' }),
    undefined,
    { ...none, freed: '/company/about' },
  ],
])('%s', (_, before, after, successorPath, changes) => {
  expect(redirectMovedPage({ before, after, successorPath })).toEqual(changes)
})
