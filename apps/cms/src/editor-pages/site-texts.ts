import { sql } from '@payloadcms/db-postgres'

/** A part of a statement with its parameters. */
export type SQL = ReturnType<typeof sql>

/**
 * Common table expressions: the pages of a site with their newest versions, and their texts with their states, from the
 * table that `saveLanguageStates` writes. An embargo of the page or of the language hides a published text until its
 * moment, and the end of a page hides all its languages. A removed text has no state.
 */
export const siteTexts = (siteId: string | null): SQL => sql`
  site_pages as materialized (
    select pages.id, pages.parent_id, pages.path, pages.page_type, pages.protection_level, pages.publish_at,
      coalesce(pages.unpublish_at <= now(), false) as is_ended, v.version_parent_id, v.version_path, v.updated_at
    from pages
    join _pages_v v on v.parent_id = pages.id and v.latest and v.version_untouched is not true
    where pages.site_id = ${siteId} and pages.deleted_at is null
  ), site_texts as materialized (
    select id, language, draft_title, live_title, is_live, hidden_until,
      case when is_live and is_ended then 'ended' when is_live and is_draft then 'draft-newer'
        when hidden_until is not null then 'embargo' when is_live then 'published'
        when draft_title is not null then 'draft' end as state
    from site_pages
    join page_language_states on page_id = site_pages.id
    cross join lateral (select case when is_live and greatest(publish_at, appears_at) > now()
      then greatest(publish_at, appears_at) end as hidden_until) embargo
  ), started_pages as (
    select page_id, array_agg(language::text) as languages from translation_orders
    where imported_at is null or exported_at > imported_at group by page_id
  )`
