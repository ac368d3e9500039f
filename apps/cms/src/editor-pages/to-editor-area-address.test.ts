import { expect, test } from 'vitest'
import { toEditorAreaAddress } from './to-editor-area-address.ts'

test.each([
  ['', 'https://www.example/de/editor?stage=DRAFT&search=7'],
  ['brand', 'https://www.example/de/editor?stage=DRAFT&search=7&site=brand'],
])('the editor area lists the page of the site "%s" in the edited language', (siteSlug, address) => {
  expect(toEditorAreaAddress('https://www.example', { id: '7', locale: 'de', siteSlug })).toBe(address)
})
