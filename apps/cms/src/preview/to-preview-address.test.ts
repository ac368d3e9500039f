import { expect, test } from 'vitest'
import { toPreviewAddress } from './to-preview-address.ts'

test.each([
  ['', 'company/about', 'https://www.example/de/editor/preview/company/about?language=fr'],
  ['brand', 'a b', 'https://www.example/de/editor/preview/a%20b?language=fr&site=brand'],
])('the preview shows the page of the site "%s" at %s in the edited language', (siteSlug, path, address) => {
  expect(toPreviewAddress('https://www.example', 'de', { path, siteSlug, locale: 'fr' })).toBe(address)
})
