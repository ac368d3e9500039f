import { expect, test } from 'vitest'
import { fieldItself, moveChoice, toSuggestionHref } from './suggestion.ts'

test.each([
  [fieldItself, 1, 0],
  [0, 1, 1],
  [2, 1, fieldItself],
  [fieldItself, -1, 2],
  [1, -1, 0],
  [0, -1, fieldItself],
] as const)('among three options, option %i moved by %i is option %i', (choice, step, next) => {
  expect(moveChoice(choice, 3, step)).toBe(next)
})

test.each([
  ['machines', 'products/axion-56', '/de/products/axion-56'],
  ['pages', '', '/de'],
  ['documents', '/api/product-files/7', '/api/product-files/7'],
] as const)('the link of %s with path %j is %s', (kind, path, href) => {
  expect(toSuggestionHref({ kind, path }, '/de')).toBe(href)
})
