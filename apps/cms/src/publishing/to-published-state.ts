import type { PublishedState } from '@ferrule/domain/publishing/changes-between'
import type { PageRow } from '../page-paths/find-page-row.ts'

export type PublishedRow = { row: PageRow; siteSlug: string; localizedFields: readonly string[] }

/** What of a stored page counts as seen by the public; when it was saved does not. */
export function toPublishedState({ row, siteSlug, localizedFields }: PublishedRow): PublishedState {
  const { _status: status, id: _id, createdAt: _created, updatedAt: _updated, ...fields } = row
  const published = Object.keys(status ?? {}).filter((locale) => status?.[locale] === 'published')
  const textOf = (locale: string) =>
    JSON.stringify(
      Object.entries(fields).map(([name, value]) => [
        name,
        localizedFields.includes(name) ? inLocale(value, locale) : value,
      ]),
    )
  return {
    siteSlug,
    path: row.path ?? '',
    texts: Object.fromEntries(published.map((locale) => [locale, textOf(locale)])),
  }
}

function inLocale(value: unknown, locale: string): unknown {
  if (typeof value !== 'object' || value === null) return null
  return Object.entries(value).find(([name]) => name === locale)?.[1] ?? null
}
