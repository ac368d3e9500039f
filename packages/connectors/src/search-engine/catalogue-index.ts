import type { Language } from '@ferrule/domain/locales/language'
import { type Dimension, dimensions } from '@ferrule/domain/measurement/dimension'
import type { SearchKind } from '@ferrule/domain/search/search-query'
import type { API } from '@opensearch-project/opensearch'
import { analysers, settingsFor } from './analysis.ts'

export type Range = { gte?: number; lte?: number }

/**
 * A catalogue record in one language: a product, one of its documents or a family. Its text fields have the same names
 * as those of a page, so one query searches both.
 */
export type CatalogueEntry = {
  id: string
  kind: Exclude<SearchKind, 'stories' | 'pages'>
  /** The id of the product of a document. A refresh of the product deletes documents that it no longer has. */
  of?: string
  path: string
  image?: string
  /** The countries allowed by its own list and by those of all its ancestors; undefined for everywhere. */
  countries?: string[]
  title: string
  description: string
  text: string
  /** Processing limits of the product by dimension, in base units. */
  ranges: Partial<Record<Dimension, Range[]>>
}

/** Increase it with every change of the definition below: a new index is filled, then the alias moves to it. */
const version = 1

export function toCatalogueAlias(language: Language): string {
  return `catalogue-${language}`
}

export function toCatalogueIndexName(language: Language): string {
  return `${toCatalogueAlias(language)}-v${version}`
}

export function toCatalogueIndexDefinition(language: Language): API.Indices_Create_RequestBody {
  const text = { type: 'text', analyzer: analysers[language] } as const
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
        title: { ...text, fields: { plain: { type: 'text', analyzer: 'without_characters' } } },
        description: text,
        text,
        ranges: { properties: Object.fromEntries(dimensions.map((name) => [name, { type: 'double_range' }])) },
      },
    },
  }
}
