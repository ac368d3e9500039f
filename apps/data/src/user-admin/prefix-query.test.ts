import { expect, test } from 'vitest'
import { toPrefixQuery } from './prefix-query.ts'

test.each([
  ['Ann Lech', "'ann':* & 'lech':*"],
  ['ann@brenner.example', "'ann':* & 'brenner':* & 'example':*"],
  ['Ada 3', "'ada':* & '3'"],
  ['Ada 42', "'ada':* & '42'"],
  ['Ada 142', "'ada':* & '142':*"],
  ["o'neil:* & !x", "'o':* & 'neil':* & 'x':*"],
  ['  -.@ ', ''],
])('%j becomes the query %s', (search, query) => {
  expect(toPrefixQuery(search)).toBe(query)
})
