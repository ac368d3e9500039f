import { expect, test } from 'vitest'
import { isCountry } from './countries-field.ts'
import { refuseTarget } from './target-field.ts'

test.each([
  ['CH', true],
  ['US', true],
  ['ALL', true],
  ['ch', false],
  ['CHE', false],
  ['QX', false],
  ['', false],
])('%j is a country: %s', (code, is) => {
  expect(isCountry(code)).toBe(is)
})

test.each(['', '/company/about', 'https://example.com', 'hard:/downloads', 'action:open-news-feed-panel', 'tel:+41'])(
  '%j can be a target',
  (target) => {
    expect(refuseTarget(target)).toBeUndefined()
  },
)

test.each([
  'javascript:alert(1)',
  'hard:javascript:alert(1)',
  'action:delete-everything',
  '//evil.example',
  'about',
  'data:text/html,x',
])('%j cannot be saved as a target', (target) => {
  expect(refuseTarget(target)).toEqual(expect.any(String))
})
