import { toPageReference } from '@ferrule/domain/navigation/page-reference'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { Transaction } from '../postgres/transaction-of.ts'

const found = z.array(z.object({ id: z.string() }))

/**
 * Finds those of the pages that a page of this site may link to, and locks them until the end of the transaction:
 * none of them can go to the trash before the link is saved.
 */
export async function lockLinkable(db: Transaction, siteId: string, pageIds: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute(sql`
    select id from pages
    where id = any(array(select jsonb_array_elements_text(${JSON.stringify(pageIds)}::jsonb))::uuid[])
      and site_id = ${siteId} and deleted_at is null
    order by id for key share`)
  return found.parse(rows).map(({ id }) => id)
}

const linking = z.array(z.object({ title: z.string(), path: z.string() }))

type LinkingPage = z.infer<typeof linking>[number]

/**
 * Finds the pages whose published text or newest draft links to a page, and locks that page: a save that adds such a
 * link waits, and then finds the page in the trash.
 */
export async function findLinkingPages(db: Transaction, pageId: string): Promise<LinkingPage[]> {
  await db.execute(sql`select from pages where id = ${pageId} for update`)
  const link = `%${toPageReference({ pageId, suffix: '' })}%`
  const { rows } = await db.execute(sql`
    select coalesce(pages.path, '') as path, coalesce((select title from pages_locales
      where _parent_id = pages.id and title is not null order by _locale <> 'en', _locale limit 1), '') as title
    from pages where deleted_at is null and id <> ${pageId} and (
      exists (select from pages_locales texts where texts._parent_id = pages.id and texts.blocks::text like ${link})
      or exists (select from _pages_v v join _pages_v_locales texts on texts._parent_id = v.id
        where v.parent_id = pages.id and v.latest and texts.version_blocks::text like ${link}))
    order by path`)
  return linking.parse(rows)
}
