import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** One more audited action: texts typed at the translation desk. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "translation_events" DROP CONSTRAINT "translation_events_action_check";
  ALTER TABLE "translation_events" ADD CONSTRAINT "translation_events_action_check"
    CHECK ("action" IN ('start', 'reset', 'export', 'import', 'edit'));
  COMMENT ON TABLE "translation_events" IS 'Audit of started, reset, exported, imported and edited translations; stays when the page is deleted';
  COMMENT ON COLUMN "translation_orders"."imported_at" IS 'When the texts were delivered: by a file, or by the last open text typed at the desk';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DELETE FROM "translation_events" WHERE "action" = 'edit';
  ALTER TABLE "translation_events" DROP CONSTRAINT "translation_events_action_check";
  ALTER TABLE "translation_events" ADD CONSTRAINT "translation_events_action_check"
    CHECK ("action" IN ('start', 'reset', 'export', 'import'));`)
}
