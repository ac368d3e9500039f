import { expect, test } from 'vitest'
import { createMarkupStore } from './markup-store.ts'

function stored(...keys: string[]) {
  const store = createMarkupStore<string>(30)
  for (const key of keys) store.set(key, `markup of ${key}`, 10)
  return store
}

test('finds what was stored', () => {
  expect(stored('a', 'b').find('a')).toBe('markup of a')
  expect(stored('a', 'b').find('c')).toBeUndefined()
})

test('the least recently used markup makes room for new one', () => {
  const store = stored('a', 'b', 'c')
  store.find('a')
  store.set('d', 'markup of d', 10)
  expect(['a', 'b', 'c', 'd'].filter((key) => store.find(key))).toEqual(['a', 'c', 'd'])
})

test('markup stored again under its key counts once', () => {
  const store = stored('a', 'b', 'b', 'b')
  expect(store.find('a')).toBe('markup of a')
})

test('markup longer than the store is not kept', () => {
  const store = stored('a')
  store.set('b', 'markup of b', 31)
  expect([store.find('a'), store.find('b')]).toEqual([undefined, undefined])
})
