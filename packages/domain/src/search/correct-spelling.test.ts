import { expect, test } from 'vitest'
import { correctSpelling } from './correct-spelling.ts'

const texts = ['Axion 56', 'Crimping line for both ends, crimp height in view', 'Crimphöhe messen', 'Helix 240']

test.each([
  ['axoin', 'Axion'],
  ['axoin 56', 'Axion 56'],
  ['helx 240', 'Helix 240'],
  ['crimp hieght', 'crimp height'],
  ['  crimpnig-line ', 'Crimping-line'],
  ['Crimphöe', 'Crimphöhe'],
])('%s is corrected to %s', (query, corrected) => {
  expect(correctSpelling(query, texts)).toBe(corrected)
})

test.each([
  ['a correct query', 'axion 56'],
  ['the beginning of a word', 'crimpin'],
  ['an inflected word', 'lines'],
  ['a number', '57'],
  ['a short word', 'axn'],
  ['a word without a similar one', 'quetzal'],
  ['a script without spaces', '圧着機'],
  ['nothing', ''],
])('%s is not corrected', (_, query) => {
  expect(correctSpelling(query, texts)).toBeUndefined()
})

test('of two equally similar words the one of the better record is chosen', () => {
  expect(correctSpelling('corxa', ['Corva 40', 'Corna 2'])).toBe('Corva')
  expect(correctSpelling('corxa', ['Corna 2', 'Corva 40'])).toBe('Corna')
})

test('a long query keeps its words beyond the eighth', () => {
  expect(correctSpelling(Array(12).fill('axoin').join(' '), texts)).toBe(
    [...Array(8).fill('Axion'), ...Array(4).fill('axoin')].join(' '),
  )
})
