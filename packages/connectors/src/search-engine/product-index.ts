import type { Language } from '@ferrule/domain/locales/language'
import { type Dimension, dimensions } from '@ferrule/domain/measurement/dimension'
import type { SearchKind } from '@ferrule/domain/search/search-query'
import type { API } from '@opensearch-project/opensearch'
import { analysers, settingsFor } from './analysis.ts'

export type Range = { gte?: number; lte?: number }

/** A product in one language. Its words have the names of a page's, so that both are searched at once. */
export type ProductEntry = {
  id: string
  kind: Exclude<SearchKind, 'pages'>
  path: string
  image: string
  /** Where it is sold, by its own list and by those of everything above it. */
  countries: string[]
  title: string
  description: string
  text: string
  /** What it can take, whichever unit that is written in. */
  ranges: Partial<Record<Dimension, Range[]>>
}

/** Raised when the definition below changes: a new index is filled, then the alias moves to it. */
const version = 1

export function toProductAlias(language: Language): string {
  return `products-${language}`
}

export function toProductIndexName(language: Language): string {
  return `${toProductAlias(language)}-v${version}`
}

export function toProductIndexDefinition(language: Language): API.Indices_Create_RequestBody {
  const words = { type: 'text', analyzer: analysers[language] } as const
  const exact = { type: 'keyword' } as const
  return {
    aliases: { [toProductAlias(language)]: {} },
    settings: settingsFor(language),
    mappings: {
      dynamic: 'strict',
      properties: {
        id: exact,
        kind: exact,
        path: exact,
        image: { type: 'keyword', index: false },
        countries: exact,
        title: { ...words, fields: { plain: { type: 'text', analyzer: 'without_signs' } } },
        description: words,
        text: words,
        ranges: { properties: Object.fromEntries(dimensions.map((name) => [name, { type: 'double_range' }])) },
      },
    },
  }
}
