import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The embargo of one language. Without a value the language appears with its page, as before. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "pages_locales" ADD COLUMN "appears_at" timestamp(3) with time zone;
  ALTER TABLE "_pages_v_locales" ADD COLUMN "version_appears_at" timestamp(3) with time zone;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "pages_locales" DROP COLUMN "appears_at";
  ALTER TABLE "_pages_v_locales" DROP COLUMN "version_appears_at";`)
}
