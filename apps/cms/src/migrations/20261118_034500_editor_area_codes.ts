import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A code with which signed-in staff open the editor area of the website. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "staff_session" ADD COLUMN "editor_area_code" text UNIQUE;
  ALTER TABLE "staff_session" ADD COLUMN "editor_area_code_ends_at" timestamp with time zone;
  COMMENT ON COLUMN "staff_session"."editor_area_code" IS 'SHA-256 of a code that the website redeems once; null after that';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "staff_session" DROP COLUMN "editor_area_code_ends_at";
  ALTER TABLE "staff_session" DROP COLUMN "editor_area_code";`)
}
