import type { PublishedState } from '@ferrule/domain/publishing/changes-between'
import type { PageRow } from '../page-paths/find-page-row.ts'

/** As much as is needed of a field of Payload: whether it is written per language, and the fields of a group. */
export type StoredField = { name: string; localized?: boolean; flattenedFields?: readonly StoredField[] }

export type PublishedRow = { row: PageRow; siteSlug: string; fields: readonly StoredField[] }

/** What of a stored page counts as seen by the public; when it was saved does not. */
export function toPublishedState({ row, siteSlug, fields }: PublishedRow): PublishedState {
  const { _status: status, id: _id, createdAt: _created, updatedAt: _updated, ...seen } = row
  const published = Object.keys(status ?? {}).filter((locale) => status?.[locale] === 'published')
  return {
    siteSlug,
    path: row.path ?? '',
    texts: Object.fromEntries(published.map((locale) => [locale, JSON.stringify(inLocale(seen, fields, locale))])),
  }
}

/** The record as it reads in one language: a change of another must not count as one of this. */
function inLocale(record: object, fields: readonly StoredField[], locale: string): unknown {
  return Object.entries(record).map(([name, value]) => {
    const field = fields.find((one) => one.name === name)
    if (field?.localized) return [name, isRecord(value) ? (value[locale] ?? null) : null]
    const below = field?.flattenedFields
    return [name, below && isRecord(value) ? inLocale(value, below, locale) : value]
  })
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
