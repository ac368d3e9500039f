import { initialCountries } from '@ferrule/domain/countries/initial-countries'
import { languages } from '@ferrule/domain/locales/language'
import type { PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { rolledBack } from '../testing/rolled-back.ts'
import { createInitialRecords } from './create-initial-records.ts'

const list = (req: PayloadRequest) => ({ req, overrideAccess: true, pagination: false, locale: 'de' }) as const

test('an empty database gets the countries and languages, with names in every language', () =>
  rolledBack(async ({ payload, req }) => {
    const every = { req, overrideAccess: true, where: { id: { exists: true } } } as const
    await payload.delete({ ...every, collection: 'countries' })
    await payload.delete({ ...every, collection: 'languages' })
    await createInitialRecords(req)
    const countries = await payload.find({ ...list(req), collection: 'countries' })
    expect(countries.totalDocs).toBe(initialCountries.length)
    expect(countries.docs.find(({ countryCode }) => countryCode === 'CH')?.name).toBe('Schweiz')
    const entries = await payload.find({ ...list(req), collection: 'languages' })
    expect(entries.docs.map(({ languageCode }) => languageCode).sort()).toEqual(languages.toSorted())
  }))

test('a country that an administrator has deleted does not return', () =>
  rolledBack(async ({ payload, req }) => {
    const switzerland = { collection: 'countries', where: { countryCode: { equals: 'CH' } } } as const
    await payload.delete({ ...switzerland, req, overrideAccess: true })
    await createInitialRecords(req)
    expect((await payload.find({ ...list(req), ...switzerland })).totalDocs).toBe(0)
  }))
