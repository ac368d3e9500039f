import { expect, test } from 'vitest'
import { consentGroups, consentPrefix, readConsent, readConsentForm, toConsentValue } from './consent.ts'

const givenAt = new Date('2026-11-15T10:00:00Z')

test.each([[[]], [['statistics'] as const], [consentGroups]])('the choice %j is read back unchanged', (groups) => {
  const value = toConsentValue({ groups, givenAt })
  expect(readConsent(value)).toEqual({ groups: [...groups], givenAt })
  expect(value.startsWith(consentPrefix)).toBe(true)
  expect(value).toMatch(/^[a-z0-9.-]+$/)
})

const invalid = ['all', 'v0.1794736800.statistics', `${consentPrefix}.statistics`, `${consentPrefix}soon.statistics`]
test.each([undefined, '', ...invalid])('rejects %j as a choice', (value) => {
  expect(readConsent(value)).toBeUndefined()
})

test('ignores an unknown group', () => {
  expect(readConsent(`${consentPrefix}1794736800.statistics-tracking`)?.groups).toEqual(['statistics'])
})

test.each([
  ['necessary', ['statistics'], []],
  ['all', [], [...consentGroups]],
  ['chosen', ['media', 'tracking'], ['media']],
  ['maybe', ['media'], undefined],
  [null, [], undefined],
])('the choice %j with %j allows %j', (choice, on, groups) => {
  expect(readConsentForm(choice, on)).toEqual(groups)
})
