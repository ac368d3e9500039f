import type { PublishedState } from '@ferrule/domain/publishing/page-changes'
import type { PageRow } from '../page-paths/find-page-row.ts'

/** The subset of a Payload field that is used here: whether it is localized, and the fields of a group. */
export type StoredField = { name: string; localized?: boolean; flattenedFields?: readonly StoredField[] }

export type PublishedRow = { row: PageRow; siteSlug: string; fields: readonly StoredField[] }

/** Returns the public part of a stored page: one text for each published language, without timestamps; none in the trash. */
export function toPublishedState({ row, siteSlug, fields }: PublishedRow): PublishedState {
  const { _status: status, id: _id, createdAt: _created, updatedAt: _updated, deletedAt, ...content } = row
  const published = deletedAt ? [] : Object.keys(status ?? {}).filter((locale) => status?.[locale] === 'published')
  return {
    siteSlug,
    path: row.path ?? '',
    texts: Object.fromEntries(published.map((locale) => [locale, JSON.stringify(inLocale(content, fields, locale))])),
  }
}

/** Reduces a record to one language, so that a change of another language does not count as a change of this one. */
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
