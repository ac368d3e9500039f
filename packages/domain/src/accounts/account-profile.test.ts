import { expect, test } from 'vitest'
import { type AccountProfile, type ProfileField, profileFields, readProfileForm } from './account-profile.ts'

const anna: AccountProfile = {
  firstName: 'Anna',
  lastName: 'Berg',
  company: 'Brenner Kabeltechnik',
  telephone: '+43 732 555 218',
  address: 'Hafenstraße 2',
  postalCode: '4020',
  city: 'Linz',
  country: 'AT',
  language: 'de',
}

test('reads a complete profile and trims its values', () => {
  expect(readProfileForm({ ...anna, firstName: ' Anna ' })).toEqual({ ok: true, value: anna })
})

test('requires only the names and the language', () => {
  const least = { ...anna, company: '', telephone: '', address: '', postalCode: '', city: '', country: '' }
  expect(readProfileForm(least)).toMatchObject({ ok: true })
})

test.each<[ProfileField, string]>([
  ['firstName', ' '],
  ['lastName', ''],
  ['lastName', 'Berg\nBcc: x@example.com'],
  ['company', 'a\tb'],
  ['country', 'XX'],
  ['country', 'at'],
  ['language', 'it'],
  ['language', ''],
])('rejects in %s the value %j', (field, value) => {
  expect(readProfileForm({ ...anna, [field]: value })).toEqual({ ok: false, problems: [{ field }] })
})

test('reports the maximum length of a value that is too long', () => {
  const long = { ...anna, firstName: 'x'.repeat(101), city: 'y'.repeat(101) }
  expect(readProfileForm(long)).toEqual({
    ok: false,
    problems: [
      { field: 'firstName', max: 100 },
      { field: 'city', max: 100 },
    ],
  })
})

test('reports problems in the order of the form', () => {
  const nothing = Object.fromEntries(profileFields.map((field) => [field, '\n'])) as Record<ProfileField, string>
  const read = readProfileForm({ ...nothing, country: 'x', language: 'x' })
  expect(read.ok ? [] : read.problems.map(({ field }) => field)).toEqual(
    profileFields.filter((field) => ['firstName', 'lastName', 'country', 'language'].includes(field)),
  )
})
