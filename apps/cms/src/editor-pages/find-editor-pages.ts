import type { Language } from '@ferrule/domain/locales/language'
import { type EditorPage, editorPage } from '@ferrule/domain/editor/editor-page'
import type { ContentStage } from '@ferrule/domain/translation/page-translation'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { Transaction } from '../postgres/transaction-of.ts'

export type EditorPagesQuery = { siteSlug: string; language: Language; stage: ContentStage }

/**
 * Lists the pages of a site with the state of each language, in one query. The stage DRAFT shows the titles and paths of
 * the newest versions, PUBLISHED the published ones and only pages that have one. An embargo of the page or of the
 * language hides a published text until its moment, and the end of a page hides all its languages.
 */
export async function findEditorPages(
  db: Transaction,
  { siteSlug, language, stage }: EditorPagesQuery,
): Promise<EditorPage[]> {
  const isDraft = stage === 'DRAFT'
  const { rows } = await db.execute(sql`
    with texts as (
      select v.parent_id as id, draft._locale as locale, draft.version_title as draft_title, live.title as live_title,
        draft.version__status = 'draft' as is_draft, coalesce(live._status = 'published', false) as is_live,
        coalesce(pages.unpublish_at <= now(), false) as is_ended,
        case when live._status = 'published' and greatest(pages.publish_at, live.appears_at) > now()
          then greatest(pages.publish_at, live.appears_at) end as hidden_until
      from _pages_v v
      join pages on pages.id = v.parent_id and pages.deleted_at is null
      join sites on sites.id = pages.site_id and coalesce(sites.slug, '') = ${siteSlug}
      join _pages_v_locales draft on draft._parent_id = v.id
      left join pages_locales live on live._parent_id = pages.id and live._locale = draft._locale
      where v.latest and v.version_untouched is not true
    ), titled as (
      select id,
        (array_agg(case when ${isDraft} then draft_title else live_title end
          order by locale::text = ${language} desc, locale::text = 'en' desc, locale)
          filter (where case when ${isDraft} then draft_title is not null else is_live end))[1] as title,
        coalesce(jsonb_object_agg(locale,
          case when is_live and is_ended then 'ended' when is_live and is_draft then 'draft-newer' when hidden_until is not null then 'embargo'
            when is_live then 'published' else 'draft' end)
          filter (where is_live or draft_title is not null), '{}') as states,
        coalesce(jsonb_object_agg(locale, to_char(hidden_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
          filter (where hidden_until is not null), '{}') as embargoes,
        bool_or(is_live) as is_live
      from texts group by id
    )
    select pages.id, case when ${isDraft} then v.version_parent_id else pages.parent_id end as parent,
      coalesce(case when ${isDraft} then v.version_path end, pages.path, '') as path, pages.page_type as "pageType",
      coalesce(pages.protection_level::text, 'none') as protection, titled.title, titled.states,
      titled.embargoes,
      array(select language::text from translation_orders
        where page_id = pages.id and imported_at is null) as "inProgress",
      to_char(v.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "updatedAt"
    from titled
    join pages on pages.id = titled.id
    join _pages_v v on v.parent_id = pages.id and v.latest
    where ${isDraft} or titled.is_live
    order by path, id`)
  return z.array(editorPage).parse(rows)
}
