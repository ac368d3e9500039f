import { expect, test } from 'vitest'
import { showsContactBand } from './shows-contact-band.ts'

const hero = { blockType: 'hero' } as const
const action = { blockType: 'call-to-action' } as const

test.each([
  ['a page that ends with text', '/en/company', [hero, { blockType: 'text' } as const], true],
  ['a page without blocks', '/en/search', [], true],
  ['a page with an action in the middle', '/en/company', [action, hero], true],
  ['a page that ends with a call to action', '/en/company', [hero, action], false],
  ['a page that ends with a contact panel', '/en/company', [hero, { blockType: 'contact-panel' } as const], false],
  ['the contact page itself', '/en/contact', [hero], false],
])('the footer of %s asks for contact: %s %j %s', (_, path, blocks, shown) => {
  expect(showsContactBand('/en/contact', { path, blocks })).toBe(shown)
})
