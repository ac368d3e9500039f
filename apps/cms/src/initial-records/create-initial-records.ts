import { initialCountries } from '@ferrule/domain/countries/initial-countries'
import { initialLanguages } from '@ferrule/domain/countries/initial-languages'
import type { PayloadRequest } from 'payload'
import { addNames } from '../seeding/add-names.ts'

/**
 * Creates the countries and languages in an empty database. Later starts change nothing, so that a country that an
 * administrator has deleted does not return.
 */
export async function createInitialRecords(req: PayloadRequest): Promise<void> {
  await createCountries(req)
  await createLanguages(req)
}

// Access control is overridden because a new installation has no users.

async function createCountries(req: PayloadRequest): Promise<void> {
  const as = { collection: 'countries', req, overrideAccess: true } as const
  if ((await req.payload.count(as)).totalDocs > 0) return
  for (const { names, supportedLanguages, ...country } of initialCountries) {
    const data = {
      ...country,
      supportedLanguages: supportedLanguages.map(({ languageCode }) => languageCode),
      name: names.en ?? country.countryCode,
    }
    const { id } = await req.payload.create({ ...as, locale: 'en', data })
    await addNames(req, { collection: 'countries', id, names })
  }
}

async function createLanguages(req: PayloadRequest): Promise<void> {
  const as = { collection: 'languages', req, overrideAccess: true } as const
  if ((await req.payload.count(as)).totalDocs > 0) return
  for (const { names, ...language } of initialLanguages) {
    const data = { ...language, name: names.en ?? language.languageCode }
    const { id } = await req.payload.create({ ...as, locale: 'en', data })
    await addNames(req, { collection: 'languages', id, names })
  }
}
