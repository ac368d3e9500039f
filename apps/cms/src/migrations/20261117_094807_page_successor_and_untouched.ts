import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The page that replaces another, and the mark of a page that its editor has not touched yet. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "pages" ADD COLUMN "successor_id" uuid;
  ALTER TABLE "pages" ADD COLUMN "untouched" boolean;
  ALTER TABLE "_pages_v" ADD COLUMN "version_successor_id" uuid;
  ALTER TABLE "_pages_v" ADD COLUMN "version_untouched" boolean;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_successor_id_pages_id_fk" FOREIGN KEY ("successor_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_successor_id_pages_id_fk" FOREIGN KEY ("version_successor_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "pages_successor_idx" ON "pages" USING btree ("successor_id");
  CREATE INDEX "pages_untouched_idx" ON "pages" USING btree ("untouched");
  CREATE INDEX "_pages_v_version_version_successor_idx" ON "_pages_v" USING btree ("version_successor_id");
  CREATE INDEX "_pages_v_version_version_untouched_idx" ON "_pages_v" USING btree ("version_untouched");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "pages" DROP CONSTRAINT "pages_successor_id_pages_id_fk";
  ALTER TABLE "_pages_v" DROP CONSTRAINT "_pages_v_version_successor_id_pages_id_fk";
  DROP INDEX "pages_successor_idx";
  DROP INDEX "pages_untouched_idx";
  DROP INDEX "_pages_v_version_version_successor_idx";
  DROP INDEX "_pages_v_version_version_untouched_idx";
  ALTER TABLE "pages" DROP COLUMN "successor_id";
  ALTER TABLE "pages" DROP COLUMN "untouched";
  ALTER TABLE "_pages_v" DROP COLUMN "version_successor_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_untouched";`)
}
