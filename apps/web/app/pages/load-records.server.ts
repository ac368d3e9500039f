import { noRecords, type PublishedRecords } from '@ferrule/content-client/published-records'
import { hasInvestorRecords, recordsOfPage } from '@ferrule/domain/investors/records-of-page'
import { defaultLanguage, type Language } from '@ferrule/domain/locales/language'
import { recordsKey } from '@ferrule/domain/publishing/surrogate-keys'
import { orThrow503 } from '../http/or-throw-503.server.ts'
import type { Visit } from '../visit/contexts.ts'
import { getServices } from '../visit/services.server.ts'

const termsPath = 'terms-and-conditions'

type PageRecords = { records: PublishedRecords; keys: string[] }

/** Loads the investor tables or the terms and conditions of the pages that list them. */
export async function loadPageRecords(visit: Visit, path: string): Promise<PageRecords> {
  if (path !== termsPath && !hasInvestorRecords(path)) return { records: noRecords, keys: [] }
  const { language, country } = visit.locale
  const [investorRecords, termsDocuments] = await Promise.all([
    hasInvestorRecords(path) ? listRecords('investorRecords', language, visit) : [],
    path === termsPath ? listRecords('termsDocuments', language, visit) : [],
  ])
  return {
    records: {
      investorRecords: recordsOfPage(investorRecords, path, new Date()),
      termsDocuments: termsDocuments.filter(
        ({ countries }) => !country || countries.length === 0 || countries.includes(country),
      ),
    },
    keys: [recordsKey],
  }
}

/** Returns the records in the language, or in English if none is translated. */
export async function listRecords<Kind extends keyof PublishedRecords>(
  kind: Kind,
  language: Language,
  { reading }: Pick<Visit, 'reading'>,
): Promise<PublishedRecords[Kind]> {
  const { content } = getServices()
  const translated = await orThrow503('content', content.getRecords(language, reading))
  if (translated[kind].length > 0 || language === defaultLanguage) return translated[kind]
  return (await orThrow503('content', content.getRecords(defaultLanguage, reading)))[kind]
}
