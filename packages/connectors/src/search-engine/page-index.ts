import type { Language } from '@ferrule/domain/locales/language'
import type { API } from '@opensearch-project/opensearch'
import { analysers, settingsFor } from './analysis.ts'

/** Raised when the definition below changes: a new index is filled, then the alias moves to it. */
const version = 1

/** The name that readers and writers use. */
export function toIndexAlias(language: Language): string {
  return `pages-${language}`
}

export function toIndexName(language: Language): string {
  return `${toIndexAlias(language)}-v${version}`
}

/** One index a language for all sites, because relevance needs the whole language to compare with. */
export function toIndexDefinition(language: Language): API.Indices_Create_RequestBody {
  const words = { type: 'text', analyzer: analysers[language] } as const
  const exact = { type: 'keyword' } as const
  return {
    aliases: { [toIndexAlias(language)]: {} },
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
        title: words,
        description: words,
        text: words,
      },
    },
  }
}
