import type { Language } from '@ferrule/domain/locales/language'
import type { API } from '@opensearch-project/opensearch'
import { analysers, settingsFor } from './analysis.ts'

/** Increase it with every change of the definition below: a new index is filled, then the alias moves to it. */
const version = 1

/** The name used by all reads and writes. */
export function toPageAlias(language: Language): string {
  return `pages-${language}`
}

export function toPageIndexName(language: Language): string {
  return `${toPageAlias(language)}-v${version}`
}

/** One index per language for all sites: relevance scores compare with all texts of the language. */
export function toPageIndexDefinition(language: Language): API.Indices_Create_RequestBody {
  const text = { type: 'text', analyzer: analysers[language] } as const
  const exact = { type: 'keyword' } as const
  return {
    aliases: { [toPageAlias(language)]: {} },
    settings: settingsFor(language),
    mappings: {
      dynamic: 'strict',
      properties: {
        id: exact,
        kind: exact,
        siteSlug: exact,
        locale: exact,
        path: exact,
        countries: exact,
        catalogueSlug: exact,
        title: text,
        description: text,
        text,
      },
    },
  }
}
