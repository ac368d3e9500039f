import { bilingual } from '@ferrule/blocks/bilingual'
import { languages } from '@ferrule/domain/locales/language'
import { countriesOfPage } from '@ferrule/domain/pages/page-locales'
import type { CollectionBeforeChangeHook } from 'payload'
import { z } from 'zod'
import { refuseSaving } from '../page-paths/refuse-saving.ts'

const publishing = z.object({ _status: z.literal('published'), countries: z.array(z.string()).nullish() })

/** Refuses to publish a language that none of the page's countries supports: no URL would show it. */
export const requireAudience: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const page = publishing.safeParse({ ...originalDoc, ...data })
  const language = z.enum(languages).safeParse(req.locale)
  const pageCountries = page.data?.countries ?? []
  if (!language.success || pageCountries.length === 0) return data
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
  if (countriesOfPage({ countries: pageCountries }, language.data, known).ok) return data
  throw refuseSaving(req, toRefusal(pageCountries.join(', '), language.data))
}

function toRefusal(countries: string, language: string) {
  return bilingual(
    `No country of this page (${countries}) supports its language (${language}); please add a country or leave this language unpublished`,
    `Kein Land dieser Seite (${countries}) unterstützt ihre Sprache (${language}); bitte ergänzen Sie ein Land oder publizieren Sie diese Sprache nicht`,
  )
}
