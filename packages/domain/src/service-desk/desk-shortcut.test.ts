import { expect, test } from 'vitest'
import { findDeskShortcut } from './desk-shortcut.ts'

const plain = { hasControl: false, hasOtherModifier: false, isTyping: false }

test.each([
  ['j', {}, 'next'],
  ['K', {}, 'previous'],
  ['a', {}, 'take'],
  ['?', {}, 'help'],
  ['x', {}, 'select'],
  ['y', {}, undefined],
  ['constructor', {}, undefined],
  ['k', { hasControl: true }, undefined],
  ['a', { hasOtherModifier: true }, undefined],
  ['j', { isTyping: true }, undefined],
])('%s with %j: %s', (key, rest, expected) => {
  expect(findDeskShortcut({ ...plain, key, ...rest })).toBe(expected)
})
