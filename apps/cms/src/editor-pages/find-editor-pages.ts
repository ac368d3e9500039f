import { editorPageRow, type PageChoice } from '@ferrule/domain/editor/editor-page-list'
import type { Language } from '@ferrule/domain/locales/language'
import type { ContentStage } from '@ferrule/domain/translation/page-translation'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { Transaction } from '../postgres/transaction-of.ts'
import { type SQL, siteTexts } from './site-texts.ts'

export type EditorPagesQuery = PageChoice & {
  siteId: string | null
  /** Titles are in this language, else in English or another one. */
  titleLanguage: Language
  stage: ContentStage
  /** Pages whose titles are returned too, although the filters do not match. */
  titlesOf?: readonly string[]
}

const foundPages = z.object({
  matches: z.number(),
  rows: z.array(editorPageRow),
  titles: z.array(z.object({ id: z.string(), title: z.string() })),
})

/**
 * Finds the pages of a site that match the filters: each page directly before the pages below it (`a`, `a/b`, `a-b`).
 * The stage DRAFT shows the titles and paths of the newest versions, PUBLISHED the published ones and only pages that
 * have one. The database filters, sorts and limits, because a site has thousands of pages in eleven languages.
 */
export async function findEditorPages(db: Transaction, query: EditorPagesQuery): Promise<z.infer<typeof foundPages>> {
  const isDraft = query.stage === 'DRAFT'
  const { rows } = await db.execute(sql`
    with recursive ${siteTexts(query.siteId)}, titled as (
      select id, bool_or(is_live) as is_live, coalesce(${matchesState(query)}, false) as matches_state,
        coalesce(min(title) filter (where language = ${query.titleLanguage}::_locales),
          min(title) filter (where language = 'en'), min(title)) as title
      from (select *, case when ${isDraft} then draft_title else live_title end as title from site_texts) texts group by id
    ), listed as (
      select site_pages.id, case when ${isDraft} then version_parent_id else parent_id end as parent, title, matches_state,
        coalesce(case when ${isDraft} then version_path end, path, '') as path
      from titled join site_pages on site_pages.id = titled.id
      where ${isDraft} or is_live
    ), matching as (
      select id, parent, title, path, replace(path, '/', chr(1)) as sort_path from listed
      where matches_state and ${matchesSearch(query.search)}
    ), shown as (
      select id, parent, title, path, sort_path from matching order by sort_path, id limit ${query.shown}
    ), ancestors as (
      select id, parent as ancestor from shown where parent is not null
      union
      select ancestors.id, listed.parent from ancestors join listed on listed.id = ancestor where listed.parent is not null
    ), depths as (
      select ancestors.id, count(*)::int as depth from ancestors join listed on listed.id = ancestor group by ancestors.id
    ), states as (
      select id, json_object_agg(language, state) filter (where state is not null) as states,
        json_object_agg(language, ${toMoment(sql`hidden_until`)}) filter (where hidden_until is not null) as embargoes
      from shown join site_texts using (id) group by id
    ), shown_rows as (
      select shown.id, shown.parent, shown.path, shown.title, page_type as "pageType",
        coalesce(protection_level::text, 'none') as protection, coalesce(states, '{}') as states,
        coalesce(embargoes, '{}') as embargoes, coalesce(started_pages.languages, '{}') as "inProgress",
        ${toMoment(sql`updated_at`)} as "updatedAt", coalesce(depth, 0) as depth
      from shown
      join site_pages on site_pages.id = shown.id
      join states on states.id = shown.id
      left join depths on depths.id = shown.id
      left join started_pages on page_id = shown.id
      order by sort_path, shown.id
    )
    select (select count(*)::int from matching) as matches,
      coalesce((select json_agg(shown_rows) from shown_rows), '[]') as rows,
      coalesce((select json_agg(json_build_object('id', id, 'title', coalesce(title, '/' || path))) from listed
        where id::text = any(string_to_array(${(query.titlesOf ?? []).join(',')}, ','))), '[]') as titles`)
  return foundPages.parse(rows[0])
}

/** An aggregate over the texts of a page. Without a language no page lacks all its texts. */
function matchesState({ language, state }: PageChoice): SQL {
  if (language === undefined) return state === undefined ? sql`true` : sql`bool_or(state = ${state})`
  const text = sql`bool_or(language = ${language}::_locales and state is not null)`
  if (state === undefined) return text
  return state === 'missing'
    ? sql`not coalesce(${text}, false)`
    : sql`bool_or(language = ${language}::_locales and state = ${state})`
}

/** Words of the title, the path or the id. */
function matchesSearch(search: string): SQL {
  if (!search) return sql`true`
  const contains = (text: SQL) => sql`position(lower(${search}) in lower(${text})) > 0`
  return sql`(${contains(sql`coalesce(title, '')`)} or ${contains(sql`'/' || path`)} or ${contains(sql`id::text`)})`
}

const toMoment = (time: SQL) => sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
