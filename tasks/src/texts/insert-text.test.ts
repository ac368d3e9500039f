import { expect, test } from 'vitest'
import { countSharedSegments, insertText, keysOfCatalogue } from './insert-text.ts'

const catalogue = `export const parts: AreaTexts<'parts'> = {
  'parts.name': 'Teil',
  'parts.tab.stock':
    'Ein langer Text auf der nächsten Zeile',
  'parts.tab.order': 'Bestellen', // untranslated

  'cart.title': 'Warenkorb',
}
`

test('the keys of a catalogue', () => {
  expect(keysOfCatalogue(catalogue)).toEqual(['parts.name', 'parts.tab.stock', 'parts.tab.order', 'cart.title'])
})

test.each([
  ['parts.tab.stock', 'parts.tab.order', 2],
  ['parts.tab', 'parts.tab.order', 2],
  ['parts.name', 'cart.title', 0],
])('%s and %s share %d segments', (one, other, count) => {
  expect(countSharedSegments(one, other)).toBe(count)
})

test('a text is inserted behind the last key with the same beginning', () => {
  const inserted = insertText(catalogue, { key: 'parts.tab.history', text: 'History', isUntranslated: true })
  expect(inserted).toContain(
    "  'parts.tab.order': 'Bestellen', // untranslated\n  'parts.tab.history': 'History', // untranslated\n\n",
  )
})

test('a text is not inserted into the middle of an entry of two lines', () => {
  const inserted = insertText(catalogue.replace("  'parts.tab.order': 'Bestellen', // untranslated\n", ''), {
    key: 'parts.tab.new',
    text: 'New',
    isUntranslated: false,
  })
  expect(inserted).toContain("nächsten Zeile',\n  'parts.tab.new': 'New',\n")
})

test('a long text starts on the next line', () => {
  const text = 'x'.repeat(110)
  expect(insertText(catalogue, { key: 'cart.hint', text, isUntranslated: false })).toContain(
    `  'cart.hint':\n    '${text}',\n}`,
  )
})
