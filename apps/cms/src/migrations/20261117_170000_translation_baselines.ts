import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The source of each translated text, and two more audited actions. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE "translation_baselines" (
    "page_id" uuid NOT NULL REFERENCES "pages" ("id") ON DELETE CASCADE,
    "language" "_locales" NOT NULL,
    "segments" jsonb NOT NULL,
    PRIMARY KEY ("page_id", "language")
  );
  COMMENT ON TABLE "translation_baselines" IS 'The sources that the texts of a page were translated from';
  COMMENT ON COLUMN "translation_baselines"."segments" IS 'By the key of the text: source, its hash and the hash of the translation';
  ALTER TABLE "translation_events" DROP CONSTRAINT "translation_events_action_check";
  ALTER TABLE "translation_events" ADD CONSTRAINT "translation_events_action_check"
    CHECK ("action" IN ('start', 'reset', 'export', 'import'));
  COMMENT ON TABLE "translation_events" IS 'Audit of started, reset, exported and imported translations; stays when the page is deleted';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DELETE FROM "translation_events" WHERE "action" IN ('export', 'import');
  ALTER TABLE "translation_events" DROP CONSTRAINT "translation_events_action_check";
  ALTER TABLE "translation_events" ADD CONSTRAINT "translation_events_action_check"
    CHECK ("action" IN ('start', 'reset'));
  DROP TABLE "translation_baselines";`)
}
