import { expect, test } from 'vitest'
import { findUnusedKeys } from './find-unused-keys.ts'

test('a key without occurrence is unused', () => {
  expect(findUnusedKeys(['frame.home', 'frame.search'], ["texts('frame.home')"])).toEqual(['frame.search'])
})

test('a key in any kind of quotes is used', () => {
  expect(findUnusedKeys(['a.one', 'a.two', 'a.three'], ['{ text: "a.one" }', "['a.two', `a.three`]"])).toEqual([])
})

test('a key is not used by a longer key that starts with it', () => {
  expect(findUnusedKeys(['error.title', 'error.title.long'], ["'error.title.long'"])).toEqual(['error.title'])
})

test('a template uses the keys that match it', () => {
  const keys = ['status.active', 'status.active.why', 'status.pending.why', 'other.why']
  expect(findUnusedKeys(keys, [`texts(\`status.\${status}.why\`)`])).toEqual(['status.active', 'other.why'])
})

test('a template that starts with a placeholder uses no keys', () => {
  expect(findUnusedKeys(['frame.home'], [`texts(\`\${area}.home\`)`])).toEqual(['frame.home'])
})
