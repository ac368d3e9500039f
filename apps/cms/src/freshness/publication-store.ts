import { type PagePublication, pagePublication } from '@ferrule/domain/editor/page-publication'
import type { ScheduledPublication } from '@ferrule/domain/editor/scheduled-publication'
import { languages } from '@ferrule/domain/locales/language'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { Transaction } from '../postgres/transaction-of.ts'

const storedPublication = pagePublication.omit({ scheduled: true })

/** Finds when a page is public in each language, and its scheduled publications. Pages in the trash are not found. */
export async function findPublication(db: Transaction, pageId: string): Promise<PagePublication | undefined> {
  const { rows } = await db.execute(sql`
    select coalesce(sites.slug, '') as "siteSlug", coalesce(pages.path, '') as path,
      to_char(pages.publish_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "publishAt",
      to_char(pages.unpublish_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "unpublishAt",
      (select coalesce(jsonb_agg(jsonb_build_object(
          'language', texts._locale,
          'isPublished', coalesce(texts._status = 'published', false),
          'appearsAt', to_char(texts.appears_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
          order by texts._locale), '[]')
        from pages_locales texts where texts._parent_id = pages.id and texts.title is not null) as languages
    from pages join sites on sites.id = pages.site_id
    where pages.id = ${pageId} and pages.deleted_at is null`)
  if (!rows[0]) return undefined
  return { ...storedPublication.parse(rows[0]), scheduled: await listScheduled(db, pageId) }
}

const language = z.enum(languages)
/** A job of the admin for one page, or of the publish gate for several. */
const job = z.object({
  at: z.iso.datetime(),
  input: z.union([
    z.object({ release: z.object({ languages: z.array(language) }) }),
    z.object({ type: z.enum(['publish', 'unpublish']).nullish(), locale: language.nullish().catch(null) }),
  ]),
})

async function listScheduled(db: Transaction, pageId: string): Promise<ScheduledPublication[]> {
  const { rows } = await db.execute(sql`
    select to_char(wait_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, input from payload_jobs
    where completed_at is null and has_error is not true and wait_until is not null
      and (input->'doc'->>'value' = ${pageId} or input->'release'->'pageIds' @> to_jsonb(${pageId}::text))
    order by wait_until limit 100`)
  return z
    .array(job)
    .parse(rows)
    .map(({ at, input }) => {
      if ('release' in input) return { at, action: 'publish', languages: input.release.languages }
      const action = input.type ?? 'publish'
      // Payload withdraws all languages at once.
      return { at, action, languages: action === 'publish' && input.locale ? [input.locale] : [] }
    })
}
