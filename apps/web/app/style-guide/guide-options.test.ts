import { expect, test } from 'vitest'
import { readGuideOptions, toSearch } from './guide-options.ts'

const read = (query: string) => readGuideOptions(new URLSearchParams(query))

test('the defaults are the default theme, English, light and the width of the window', () => {
  expect(read('')).toEqual({ theme: 'Default', language: 'en', scheme: 'light' })
})

test('ignores invalid options', () => {
  const invalid = 'theme=%3Cb%3E&language=xx&scheme=pink&width=9999&only=../../etc&framed=yes&other=1'
  expect(read(invalid)).toEqual(read(''))
})

test('converts options to the same query', () => {
  const query = '?theme=Komax&language=ja&scheme=dark&width=360&only=text-field%2Fwith-error&framed=1'
  expect(toSearch(read(query))).toBe(query)
  expect(toSearch(read('theme=Default&width='))).toBe('')
})
