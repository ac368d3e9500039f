import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook } from 'payload'
import { transactionOf } from '../postgres/transaction-of.ts'

/**
 * Keeps the titles and states of a page in every language in a narrow table, in the transaction of the save. The rows of
 * versions contain the whole texts, so the list of all pages would read hundreds of megabytes.
 */
export const saveLanguageStates: CollectionAfterChangeHook = async ({ doc, req }) => {
  const db = await transactionOf(req)
  await db.execute(sql`
    with newest as (
      select pages.id as page_id, draft._locale as language, draft.version_title as draft_title,
        coalesce(draft.version__status = 'draft', false) as is_draft, coalesce(live._status = 'published', false) as is_live,
        case when live._status = 'published' then live.title end as live_title, live.appears_at
      from pages
      join _pages_v v on v.parent_id = pages.id and v.latest
      join _pages_v_locales draft on draft._parent_id = v.id
      left join pages_locales live on live._parent_id = pages.id and live._locale = draft._locale
      where pages.id = ${doc.id}
    ), removed as (
      delete from page_language_states where page_id = ${doc.id} and language not in (select language from newest)
    )
    insert into page_language_states (page_id, language, draft_title, is_draft, is_live, live_title, appears_at)
    select page_id, language, draft_title, is_draft, is_live, live_title, appears_at from newest
    on conflict (page_id, language) do update set draft_title = excluded.draft_title, is_draft = excluded.is_draft,
      is_live = excluded.is_live, live_title = excluded.live_title, appears_at = excluded.appears_at`)
  return doc
}
