import type { Language } from '@ferrule/domain/locales/language'
import { type Dimension, dimensions } from '@ferrule/domain/measurement/dimension'
import type { SearchKind } from '@ferrule/domain/search/search-query'
import type { API } from '@opensearch-project/opensearch'
import { analysers, settingsFor } from './analysis.ts'

export type Range = { gte?: number; lte?: number }

/**
 * Something of the catalogue in one language: a product, one of its documents or a family. Its words have the names of
 * a page's, so that both are searched at once.
 */
export type CatalogueEntry = {
  id: string
  kind: Exclude<SearchKind, 'stories' | 'pages'>
  /** Of what it is a document; entries of a product that are not told again go with it. */
  of?: string
  path: string
  image?: string
  /** Where it is shown, by its own list and by those of everything above it; nothing for everywhere. */
  countries?: string[]
  title: string
  description: string
  text: string
  /** What it can take, whichever unit that is written in. */
  ranges: Partial<Record<Dimension, Range[]>>
}

/** Raised when the definition below changes: a new index is filled, then the alias moves to it. */
const version = 1

export function toCatalogueAlias(language: Language): string {
  return `catalogue-${language}`
}

export function toCatalogueIndexName(language: Language): string {
  return `${toCatalogueAlias(language)}-v${version}`
}

export function toCatalogueIndexDefinition(language: Language): API.Indices_Create_RequestBody {
  const words = { type: 'text', analyzer: analysers[language] } as const
  const exact = { type: 'keyword' } as const
  return {
    aliases: { [toCatalogueAlias(language)]: {} },
    settings: settingsFor(language),
    mappings: {
      dynamic: 'strict',
      properties: {
        id: exact,
        kind: exact,
        of: exact,
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
