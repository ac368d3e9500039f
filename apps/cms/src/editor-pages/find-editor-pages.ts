import type { Language } from '@ferrule/domain/locales/language'
import { type EditorPage, editorPage } from '@ferrule/domain/editor/editor-page'
import type { ContentStage } from '@ferrule/domain/translation/page-translation'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { Transaction } from '../postgres/transaction-of.ts'

export type EditorPagesQuery = { siteSlug: string; language: Language; stage: ContentStage }

/**
 * Lists the pages of a site with the state of each language, in one query over the table that `saveLanguageStates`
 * keeps. The stage DRAFT shows the titles and paths of
 * the newest versions, PUBLISHED the published ones and only pages that have one. An embargo of the page or of the
 * language hides a published text until its moment, and the end of a page hides all its languages.
 */
export async function findEditorPages(
  db: Transaction,
  { siteSlug, language, stage }: EditorPagesQuery,
): Promise<EditorPage[]> {
  const isDraft = stage === 'DRAFT'
  const siteId = await findSiteId(db, siteSlug)
  const { rows } = await db.execute(sql`
    with site_pages as (
      select pages.id, pages.parent_id, pages.path, pages.page_type, pages.protection_level, pages.publish_at,
        pages.unpublish_at, v.version_parent_id, v.version_path, v.updated_at
      from pages
      join _pages_v v on v.parent_id = pages.id and v.latest and v.version_untouched is not true
      where pages.site_id = ${siteId} and pages.deleted_at is null
    ), texts as (
      select site_pages.id, language as locale, draft_title is not null as is_written,
        case when ${isDraft} then draft_title else live_title end as title,
        is_draft, is_live, coalesce(unpublish_at <= now(), false) as is_ended,
        case when is_live and greatest(publish_at, appears_at) > now() then greatest(publish_at, appears_at) end
          as hidden_until
      from site_pages join page_language_states on page_id = site_pages.id
    ), titled as (
      select id,
        coalesce(min(title) filter (where locale = ${language}::_locales), min(title) filter (where locale = 'en'),
          min(title)) as title,
        coalesce(jsonb_object_agg(locale,
          case when is_live and is_ended then 'ended' when is_live and is_draft then 'draft-newer'
            when hidden_until is not null then 'embargo' when is_live then 'published' else 'draft' end)
          filter (where is_live or is_written), '{}') as states,
        coalesce(jsonb_object_agg(locale, to_char(hidden_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
          filter (where hidden_until is not null), '{}') as embargoes,
        bool_or(is_live) as is_live
      from texts group by id
    ), started as (
      select page_id, array_agg(language::text) as languages from translation_orders
      where imported_at is null or exported_at > imported_at group by page_id
    )
    select site_pages.id, case when ${isDraft} then version_parent_id else parent_id end as parent,
      coalesce(case when ${isDraft} then version_path end, site_pages.path, '') as path, page_type as "pageType",
      coalesce(protection_level::text, 'none') as protection, title, states, embargoes,
      coalesce(started.languages, '{}') as "inProgress",
      to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "updatedAt"
    from titled
    join site_pages on site_pages.id = titled.id
    left join started on started.page_id = titled.id
    where ${isDraft} or is_live
    order by path, id`)
  return z.array(editorPage).parse(rows)
}

/** In a query of its own: only with the id as a value does the planner know how many pages the site has. */
async function findSiteId(db: Transaction, siteSlug: string): Promise<string | null> {
  const { rows } = await db.execute(sql`select id from sites where coalesce(slug, '') = ${siteSlug} limit 1`)
  return z.array(z.object({ id: z.string() })).parse(rows)[0]?.id ?? null
}
