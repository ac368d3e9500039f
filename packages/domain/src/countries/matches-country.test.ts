import { expect, test } from 'vitest'
import { matchesCountry } from './matches-country.ts'

test.each([
  ['Österreich', 'oster', true],
  ['Österreich', ' REICH ', true],
  ['Czechia', 'cz', true],
  ['Türkiye', 'turk', true],
  ['日本', '本', true],
  ['Austria', '', true],
  ['Austria', 'australia', false],
])('%s matches %j: %s', (name, typed, matches) => {
  expect(matchesCountry(name, typed)).toBe(matches)
})
