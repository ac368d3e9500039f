import { type PageStateCounts, stateCount, toPageStateCounts } from '@ferrule/domain/editor/page-state-counts'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { Transaction } from '../postgres/transaction-of.ts'
import { siteTexts } from './site-texts.ts'

const countedPages = z.object({
  pageCount: z.number(),
  /** Pages that have a published text. */
  livePageCount: z.number(),
  inProgress: z.number(),
  states: z.array(stateCount),
})

type EditorPageCounts = { pageCount: number; livePageCount: number; counts: PageStateCounts }

/** Counts all pages of a site, those that were never published included. */
export async function countEditorPages(db: Transaction, siteId: string | null): Promise<EditorPageCounts> {
  const { rows } = await db.execute(sql`
    with ${siteTexts(siteId)}, state_counts as (
      select language, state, count(*) as pages from site_texts where state is not null group by language, state
      union all
      select null, state, count(*) from (select distinct id, state from site_texts where state is not null) one
      group by state
    )
    select (select count(*)::int from site_pages) as "pageCount",
      (select count(distinct id)::int from site_texts where is_live) as "livePageCount",
      (select count(*)::int from started_pages join site_pages on id = page_id) as "inProgress",
      coalesce((select json_agg(state_counts) from state_counts), '[]') as states`)
  const counted = countedPages.parse(rows[0])
  return { pageCount: counted.pageCount, livePageCount: counted.livePageCount, counts: toPageStateCounts(counted) }
}
