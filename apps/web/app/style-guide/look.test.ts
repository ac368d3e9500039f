import { expect, test } from 'vitest'
import { readLook, toSearch } from './look.ts'

const read = (query: string) => readLook(new URLSearchParams(query))

test('a guide without a query is the house theme, English, light and as wide as the window', () => {
  expect(read('')).toEqual({ theme: 'Default', language: 'en', scheme: 'light' })
})

test('what nobody could have chosen is as if unsaid', () => {
  const nonsense = 'theme=%3Cb%3E&language=xx&scheme=pink&width=9999&only=../../etc&framed=yes&other=1'
  expect(read(nonsense)).toEqual(read(''))
})

test('a look is found again by its query', () => {
  const query = '?theme=Komax&language=ja&scheme=dark&width=360&only=text-field%2Fwith-error&framed=1'
  expect(toSearch(read(query))).toBe(query)
  expect(toSearch(read('theme=Default&width='))).toBe('')
})
