import { expect, test } from 'vitest'
import { listPageChanges, type PublishedState } from './page-changes.ts'

const page = (state: Partial<PublishedState>): PublishedState => ({
  siteSlug: '',
  path: 'company/about',
  texts: { en: 'About us', de: 'Über uns' },
  ...state,
})
const change = { pageId: '7', siteSlug: '', paths: ['company/about'], locales: ['en', 'de'] }

test.each([
  ['nothing changed, as for a saved draft', page({}), page({}), []],
  ['a page is published for the first time', undefined, page({}), [change]],
  ['a page is deleted', page({}), undefined, [change]],
  ['an unpublished page is deleted', page({ texts: {} }), undefined, []],
  ['only German changed', page({}), page({ texts: { en: 'About us', de: 'Wir' } }), [{ ...change, locales: ['de'] }]],
  ['German is withdrawn', page({}), page({ texts: { en: 'About us' } }), [{ ...change, locales: ['de'] }]],
  ['German is added', page({ texts: { en: 'About us' } }), page({}), [{ ...change, locales: ['de'] }]],
  ['the last language is withdrawn', page({}), page({ texts: {} }), [change]],
  ['a page moves', page({}), page({ path: 'about' }), [{ ...change, paths: ['company/about', 'about'] }]],
  ['an unpublished page moves and is published', page({ path: 'draft', texts: {} }), page({}), [change]],
  [
    'a page moves to another site',
    page({}),
    page({ siteSlug: 'schleuniger' }),
    [change, { ...change, siteSlug: 'schleuniger' }],
  ],
])('%s', (_, before, after, changes) => {
  expect(listPageChanges('7', before, after)).toEqual(changes)
})
