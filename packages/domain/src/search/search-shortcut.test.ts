import { expect, test } from 'vitest'
import { isSearchShortcut } from './search-shortcut.ts'

const none = { hasControl: false, hasOtherModifier: false, isTyping: false }

test.each([
  ['Ctrl-K', { ...none, key: 'k', hasControl: true }, true],
  ['Ctrl-K with caps lock', { ...none, key: 'K', hasControl: true }, true],
  ['Ctrl-K in a field', { ...none, key: 'k', hasControl: true, isTyping: true }, true],
  ['a slash', { ...none, key: '/' }, true],
  ['a slash in a field', { ...none, key: '/', isTyping: true }, false],
  ['Ctrl-slash', { ...none, key: '/', hasControl: true }, false],
  ['Ctrl-Alt-K', { ...none, key: 'k', hasControl: true, hasOtherModifier: true }, false],
  ['k', { ...none, key: 'k' }, false],
])('%s opens the search: %#', (_, pressed, opens) => {
  expect(isSearchShortcut(pressed)).toBe(opens)
})
