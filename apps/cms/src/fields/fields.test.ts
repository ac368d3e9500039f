import { expect, test } from 'vitest'
import { isCountry } from './countries-field.ts'
import { linkTargetField, refuseLinkTarget } from './link-target-field.ts'

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
  'accepts the target %j',
  (target) => {
    expect(refuseLinkTarget(target)).toBeUndefined()
  },
)

test.each([
  'javascript:alert(1)',
  'hard:javascript:alert(1)',
  'action:delete-everything',
  '//evil.example',
  'about',
  'data:text/html,x',
  '/_page/0190a5d2-3c4f-7a11-8b22-1f2e3d4c5b6a',
])('refuses the target %j', (target) => {
  expect(refuseLinkTarget(target)).toBeDefined()
})

type Validate = (value: string, options: { req: { i18n: { language: string } } }) => unknown

test.each([
  ['en', 'Please enter a path'],
  ['de', 'Bitte geben Sie einen Pfad ein'],
])('refuses a target in the language %s of the editor', (language, message) => {
  const validate = linkTargetField().validate as Validate
  expect(validate('about', { req: { i18n: { language } } })).toContain(message)
})
