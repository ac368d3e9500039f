import { type Redirect, redirect } from '@ferrule/domain/redirects/redirect-table'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { Transaction } from '../postgres/transaction-of.ts'

const storedSite = z.object({
  id: z.string(),
  slug: z.string(),
  redirects: z.array(redirect),
  pagePaths: z.array(z.string()),
})

export type StoredSite = z.infer<typeof storedSite>

/** All sites with their redirects and the paths of their published pages. Imports run one after the other. */
export async function listImportSites(db: Transaction): Promise<StoredSite[]> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('redirect-import'))`)
  const { rows } = await db.execute(sql`
    select sites.id, coalesce(sites.slug, '') as slug,
      (select coalesce(jsonb_agg(jsonb_build_object('previousUrl', previous_url, 'target', target)), '[]')
        from redirects where site_id = sites.id and deleted_at is null) as redirects,
      (select coalesce(jsonb_agg(coalesce(path, '')), '[]') from pages
        where site_id = sites.id and deleted_at is null
          and exists (select from pages_locales where _parent_id = pages.id and _status = 'published')) as "pagePaths"
    from sites where sites.deleted_at is null`)
  return z.array(storedSite).parse(rows)
}

export type SavedRow = Redirect & { siteId: string }

const chunkRows = 2000

/** Creates or changes redirects, each with a version that names its author, as a save in the admin does. */
export async function saveRedirects(db: Transaction, rows: readonly SavedRow[], savedBy: string): Promise<void> {
  for (let start = 0; start < rows.length; start += chunkRows) {
    const chunk = JSON.stringify(rows.slice(start, start + chunkRows))
    const input = sql`jsonb_to_recordset(${chunk}::jsonb) as input("siteId" uuid, "previousUrl" text, target text)`
    // The state before the first change, so that it can be restored.
    await db.execute(sql`
      insert into _redirects_v (parent_id, version_site_id, version_previous_url, version_target, version_updated_at,
        version_created_at, created_at, updated_at, version_saved_by_id)
      select redirects.id, site_id, previous_url, redirects.target, updated_at, created_at, updated_at, updated_at,
        saved_by_id
      from redirects join ${input} on site_id = input."siteId" and previous_url = input."previousUrl"
      where deleted_at is null and not exists (select from _redirects_v where parent_id = redirects.id)`)
    await db.execute(sql`
      with saved as (
        insert into redirects (site_id, previous_url, target, saved_by_id, saved_with)
        select "siteId", "previousUrl", input.target, ${savedBy}::uuid, 'import' from ${input}
        on conflict (previous_url, site_id) where deleted_at is null
          do update set target = excluded.target, saved_by_id = excluded.saved_by_id, saved_with = excluded.saved_with,
            updated_at = now()
        returning id, site_id, previous_url, target, updated_at, created_at)
      insert into _redirects_v (parent_id, version_site_id, version_previous_url, version_target, version_updated_at,
        version_created_at, version_saved_by_id, version_saved_with)
      select id, site_id, previous_url, target, updated_at, created_at, ${savedBy}::uuid, 'import' from saved`)
  }
}
