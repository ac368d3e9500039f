import { z } from 'zod'
import type { Builder, ObjectRef } from './builder.ts'

/** One page of a list, with the cursor of the next page. */
export type Page<Entry> = { total: number; entries: Entry[]; next: string | null }
export type PageQuery = { after?: string | undefined; limit: number }

const pageSize = 50

/** Requests one entry more than a page, to detect a next page. */
export function requestPage(after: unknown): PageQuery {
  return { after: z.uuid().safeParse(after).data, limit: pageSize + 1 }
}

export function toPage<Entry extends { id: string }>(found: readonly Entry[], total: number): Page<Entry> {
  const entries = found.slice(0, pageSize)
  return { total, entries, next: found.length > pageSize ? (entries.at(-1)?.id ?? null) : null }
}

export function addPage<Entry>(builder: Builder, name: string, entry: ObjectRef<Entry>) {
  return builder.objectRef<Page<Entry>>(name).implement({
    fields: (t) => ({
      total: t.exposeInt('total'),
      entries: t.field({ type: [entry], resolve: ({ entries }) => entries }),
      next: t.exposeID('next', { nullable: true }),
    }),
  })
}
