import { type Language, languages } from '@ferrule/domain/locales/language'
import type { TranslationAction } from '@ferrule/domain/translation/page-translation'
import type { TranslationFacts } from '@ferrule/domain/translation/translation-order'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { Transaction } from '../postgres/transaction-of.ts'

const language = z.enum(languages)
const facts = z.object({
  siteLanguages: z.array(language),
  published: z.array(language),
  written: z.array(language),
  orders: z.array(
    z.object({ languageCode: language, exportedAt: z.string().nullable(), importedAt: z.string().nullable() }),
  ),
})

/** Locks the page, so that two requests at the same time do not start a translation twice. */
export async function findTranslationFacts(db: Transaction, pageId: string): Promise<TranslationFacts | undefined> {
  const { rows } = await db.execute(sql`
    select
      (select coalesce(jsonb_agg(value order by "order"), '[]') from sites_languages
        where parent_id = pages.site_id) as "siteLanguages",
      (select coalesce(jsonb_agg(_locale), '[]') from pages_locales
        where _parent_id = pages.id and _status = 'published') as published,
      (select coalesce(jsonb_agg(texts._locale), '[]') from _pages_v v
        join _pages_v_locales texts on texts._parent_id = v.id
        where v.parent_id = pages.id and v.latest and texts.version_title is not null) as written,
      (select coalesce(jsonb_agg(jsonb_build_object('languageCode', language,
        'exportedAt', to_char(exported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
        'importedAt', to_char(imported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))), '[]')
        from translation_orders where page_id = pages.id) as orders
    from pages where id = ${pageId} and deleted_at is null for update`)
  return rows[0] ? facts.parse(rows[0]) : undefined
}

export type TranslationChange = { pageId: string; action: TranslationAction; codes: Language[]; session: string }

/** Saves the change and its audit row. An order that was imported before is started again. */
export async function saveTranslationChange(
  db: Transaction,
  { pageId, action, codes, session }: TranslationChange,
): Promise<void> {
  if (codes.length === 0) return
  const list = sql`array[${sql.join(
    codes.map((code) => sql`${code}`),
    sql`, `,
  )}]::_locales[]`
  await db.execute(
    action === 'start'
      ? sql`insert into translation_orders (page_id, language) select ${pageId}, unnest(${list})
          on conflict (page_id, language) do update set started_at = now(), exported_at = null, imported_at = null`
      : sql`delete from translation_orders where page_id = ${pageId} and language = any(${list})`,
  )
  await db.execute(sql`insert into translation_events (page_id, action, languages, session)
    values (${pageId}, ${action}, ${list}, ${session})`)
}

export type FileExchange = { pageId: string; language: Language; action: 'export' | 'import'; session: string }

/** Saves the time of an export or import and its audit row. A translation that was not started yet is started. */
export async function saveFileExchange(
  db: Transaction,
  { pageId, language, action, session }: FileExchange,
): Promise<void> {
  const column = action === 'export' ? sql`exported_at` : sql`imported_at`
  await db.execute(sql`insert into translation_orders (page_id, language, ${column}) values (${pageId}, ${language}, now())
    on conflict (page_id, language) do update set ${column} = now()`)
  await db.execute(sql`insert into translation_events (page_id, action, languages, session)
    values (${pageId}, ${action}, array[${language}]::_locales[], ${session})`)
}

export type DeskEdit = { pageId: string; language: Language; session: string; isComplete: boolean }

/** Saves the audit row of texts that were typed at the desk. The last text of a started translation delivers it. */
export async function saveDeskEdit(
  db: Transaction,
  { pageId, language, session, isComplete }: DeskEdit,
): Promise<void> {
  if (isComplete)
    await db.execute(
      sql`update translation_orders set imported_at = now() where page_id = ${pageId} and language = ${language}`,
    )
  await db.execute(sql`insert into translation_events (page_id, action, languages, session)
    values (${pageId}, 'edit', array[${language}]::_locales[], ${session})`)
}

/** The slug of the site of a page; empty for the main site. */
export async function findSiteSlug(db: Transaction, pageId: string): Promise<string> {
  const { rows } = await db.execute(sql`select coalesce(sites.slug, '') as slug from pages
    join sites on sites.id = pages.site_id where pages.id = ${pageId}`)
  return z.array(z.object({ slug: z.string() })).parse(rows)[0]?.slug ?? ''
}
