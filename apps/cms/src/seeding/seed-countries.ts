import { countries } from '@ferrule/seeds/countries/countries'
import { languages } from '@ferrule/seeds/languages/languages'
import { inTransaction } from './in-transaction.ts'
import type { Seeding } from './seeding.ts'
import { addNames } from './add-names.ts'

/** Creates missing countries and languages. */
export async function seedCountries(seeding: Seeding): Promise<void> {
  await inTransaction(seeding, async (req) => {
    const as = { collection: 'countries', req, overrideAccess: false } as const
    const { docs } = await req.payload.find({ ...as, depth: 0, pagination: false })
    const existing = new Set(docs.map(({ countryCode }) => countryCode))
    for (const { names, supportedLanguages, ...country } of countries) {
      if (existing.has(country.countryCode)) continue
      const data = {
        ...country,
        supportedLanguages: supportedLanguages.map(({ languageCode }) => languageCode),
        name: names.en ?? country.countryCode,
      }
      const { id } = await req.payload.create({ ...as, locale: 'en', data })
      await addNames(req, { collection: 'countries', id, names })
    }
  })
  await seedLanguages(seeding)
}

async function seedLanguages(seeding: Seeding): Promise<void> {
  await inTransaction(seeding, async (req) => {
    const as = { collection: 'languages', req, overrideAccess: false } as const
    const { docs } = await req.payload.find({ ...as, depth: 0, pagination: false })
    const existing = new Set<string>(docs.map(({ languageCode }) => languageCode))
    for (const { names, ...language } of languages) {
      if (existing.has(language.languageCode)) continue
      const data = { ...language, name: names.en ?? language.languageCode }
      const { id } = await req.payload.create({ ...as, locale: 'en', data })
      await addNames(req, { collection: 'languages', id, names })
    }
  })
}
