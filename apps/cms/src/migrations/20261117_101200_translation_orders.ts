import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Translations in progress, and who started or reset them. Not a collection: a version of a page must not contain them,
 * because restoring it would start or end a translation.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE "translation_orders" (
    "page_id" uuid NOT NULL REFERENCES "pages" ("id") ON DELETE CASCADE,
    "language" "_locales" NOT NULL,
    "started_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "exported_at" timestamp(3) with time zone,
    "imported_at" timestamp(3) with time zone,
    PRIMARY KEY ("page_id", "language")
  );
  COMMENT ON TABLE "translation_orders" IS 'A started translation of a page into one language, until its reset';
  CREATE TABLE "translation_events" (
    "id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    "page_id" uuid NOT NULL,
    "action" varchar NOT NULL CHECK ("action" IN ('start', 'reset')),
    "languages" "_locales"[] NOT NULL,
    "session" varchar NOT NULL,
    "at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  COMMENT ON TABLE "translation_events" IS 'Audit of started and reset translations; stays when the page is deleted';
  COMMENT ON COLUMN "translation_events"."session" IS 'A digest of the editor session that made the change';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TABLE "translation_events";
  DROP TABLE "translation_orders";`)
}
