import { normalisePreviousUrl } from '@ferrule/domain/redirects/redirect-table'
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Redirects are queried by the normalised spelling of their previous address, so they are saved in it. If two redirects
 * get the same address, the first in the order of the addresses stays, because the website followed that one.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  const { rows } = await db.execute(sql`SELECT "id", "site_id", "previous_url" FROM "redirects" ORDER BY "previous_url"`)
  const known = new Set<string>()
  for (const { id, site_id: site, previous_url: written } of rows) {
    const spelled = normalisePreviousUrl(String(written)) ?? String(written)
    const isDuplicate = known.has(`${site} ${spelled}`)
    known.add(`${site} ${spelled}`)
    if (isDuplicate) await db.execute(sql`DELETE FROM "redirects" WHERE "id" = ${id}`)
    else if (spelled !== written)
      await db.execute(sql`UPDATE "redirects" SET "previous_url" = ${spelled} WHERE "id" = ${id}`)
  }
  await db.execute(sql`
  CREATE UNIQUE INDEX "previousUrl_site_idx" ON "redirects" USING btree ("previous_url","site_id");
  DROP INDEX "redirects_previous_url_idx";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  CREATE INDEX "redirects_previous_url_idx" ON "redirects" USING btree ("previous_url");
  DROP INDEX "previousUrl_site_idx";`)
}
