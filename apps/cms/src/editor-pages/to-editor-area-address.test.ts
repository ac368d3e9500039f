import { expect, test } from 'vitest'
import { toEditorAreaAddress } from './to-editor-area-address.ts'

test.each([
  ['', '/de/editor?stage=DRAFT&search=7'],
  ['brand', '/de/editor?stage=DRAFT&search=7&site=brand'],
])('the editor area opens with the page of the site "%s" in the edited language', (siteSlug, path) => {
  const address = toEditorAreaAddress({ id: '7', locale: 'de', siteSlug })
  expect(address).toMatch(/^\/api\/users\/editor-area\?/)
  expect(new URL(address, 'https://cms.example').searchParams.get('to')).toBe(path)
})
