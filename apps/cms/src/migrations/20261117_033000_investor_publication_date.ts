import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Investor tables are public from their publication date on. The existing ones were public as soon as they were created.
 * The default is for the previous version, which creates tables without a date while it still runs.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "investor_records" ADD COLUMN "publication_date" timestamp(3) with time zone DEFAULT now() NOT NULL;
  UPDATE "investor_records" SET "publication_date" = "created_at";
  CREATE INDEX "investor_records_publication_date_idx" ON "investor_records" USING btree ("publication_date");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP INDEX "investor_records_publication_date_idx";
  ALTER TABLE "investor_records" DROP COLUMN "publication_date";`)
}
