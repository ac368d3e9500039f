import { expect, test } from 'vitest'
import { consentGroups, consentMark, readConsent, readConsentForm, toConsentValue } from './consent.ts'

const givenAt = new Date('2026-11-15T10:00:00Z')

test.each([[[]], [['statistics'] as const], [consentGroups]])('the choice %j is read as it was written', (groups) => {
  const value = toConsentValue({ groups, givenAt })
  expect(readConsent(value)).toEqual({ groups: [...groups], givenAt })
  expect(value.startsWith(consentMark)).toBe(true)
  expect(value).toMatch(/^[a-z0-9.-]+$/)
})

test.each([undefined, '', 'all', 'v0.1794736800.statistics', 'v1..statistics', 'v1.soon.statistics'])(
  '%j is no choice',
  (value) => {
    expect(readConsent(value)).toBeUndefined()
  },
)

test('a group that we do not know is not allowed', () => {
  expect(readConsent('v1.1794736800.statistics-tracking')?.groups).toEqual(['statistics'])
})

test.each([
  ['necessary', ['statistics'], []],
  ['all', [], [...consentGroups]],
  ['chosen', ['media', 'tracking'], ['media']],
  ['maybe', ['media'], undefined],
  [null, [], undefined],
])('the answer %j with %j allows %j', (answer, on, groups) => {
  expect(readConsentForm(answer, on)).toEqual(groups)
})
