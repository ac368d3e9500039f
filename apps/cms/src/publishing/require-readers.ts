import { languages } from '@ferrule/domain/locales/language'
import { countriesOfPage } from '@ferrule/domain/pages/page-locales'
import type { CollectionBeforeChangeHook } from 'payload'
import { z } from 'zod'
import { refuseSaving } from '../page-paths/refuse-saving.ts'

const publishing = z.object({ _status: z.literal('published'), countries: z.array(z.string()).nullish() })

/** Refuses to publish a text for countries where nobody reads its language: no address would show it. */
export const requireReaders: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const page = publishing.safeParse({ ...originalDoc, ...data })
  const language = z.enum(languages).safeParse(req.locale)
  const limits = page.data?.countries ?? []
  if (!language.success || limits.length === 0) return data
  const { docs } = await req.payload.find({
    collection: 'countries',
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const known = docs.map(({ countryCode, supportedLanguages }) => ({
    countryCode,
    supportedLanguages: supportedLanguages.map((languageCode) => ({ languageCode })),
  }))
  if (countriesOfPage({ countries: limits }, language.data, known).ok) return data
  throw refuseSaving(
    `No country of this page (${limits.join(', ')}) supports its language (${language.data}); please add a country or leave this language unpublished`,
  )
}
