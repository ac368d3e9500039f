import { expect, test } from 'vitest'
import { findPreviewTarget } from './find-preview-target.ts'

const origin = 'https://www.example'

test.each([
  ['/de-ch/company/about', undefined, { path: 'company/about', locale: { language: 'de', country: 'CH' } }],
  ['/en', undefined, { path: '', locale: { language: 'en', country: undefined } }],
  ['/en/brand/news?x=1#y', 'brand', { path: 'news', locale: { language: 'en', country: undefined } }],
  [`${origin}/fr/stories`, undefined, { path: 'stories', locale: { language: 'fr', country: undefined } }],
  ['/en/mykomax/tickets', undefined, undefined],
  ['/media/picture.webp', undefined, undefined],
  ['https://elsewhere.example/en/company', undefined, undefined],
  ['mailto:service@example', undefined, undefined],
])('the link %s on a site with the segment %s leads to %j', (href, siteSegment, target) => {
  expect(findPreviewTarget(href, { origin, siteSegment })).toEqual(target)
})
