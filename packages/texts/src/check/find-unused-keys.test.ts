import { expect, test } from 'vitest'
import { findUnusedKeys } from './find-unused-keys.ts'

test('a key nobody names is unused', () => {
  expect(findUnusedKeys(['frame.home', 'frame.search'], ["texts('frame.home')"])).toEqual(['frame.search'])
})

test('a key in a table counts, whatever its quotes', () => {
  expect(findUnusedKeys(['a.one', 'a.two', 'a.three'], ['{ text: "a.one" }', "['a.two', `a.three`]"])).toEqual([])
})

test('a key that is only the beginning of another is not named by it', () => {
  expect(findUnusedKeys(['error.title', 'error.title.long'], ["'error.title.long'"])).toEqual(['error.title'])
})

test('a template uses the keys that fit it', () => {
  const keys = ['status.active', 'status.active.why', 'status.pending.why', 'other.why']
  expect(findUnusedKeys(keys, [`texts(\`status.\${status}.why\`)`])).toEqual(['status.active', 'other.why'])
})

test('a template that begins with a value uses nothing', () => {
  expect(findUnusedKeys(['frame.home'], [`texts(\`\${area}.home\`)`])).toEqual(['frame.home'])
})
