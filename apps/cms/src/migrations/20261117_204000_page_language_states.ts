import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Titles and states of pages by language, for the list of the editor area. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE "page_language_states" (
    "page_id" uuid NOT NULL REFERENCES "pages" ("id") ON DELETE CASCADE,
    "language" "_locales" NOT NULL,
    "draft_title" varchar,
    "is_draft" boolean NOT NULL,
    "is_live" boolean NOT NULL,
    "live_title" varchar,
    "appears_at" timestamp(3) with time zone,
    PRIMARY KEY ("page_id", "language")
  );
  COMMENT ON TABLE "page_language_states" IS 'Derived from the newest version and the published text of each language by the hook of each save';
  COMMENT ON COLUMN "page_language_states"."draft_title" IS 'Title of the newest text, draft or published';
  COMMENT ON COLUMN "page_language_states"."is_draft" IS 'The newest text is not published';
  COMMENT ON COLUMN "page_language_states"."live_title" IS 'Title of the published text';
  COMMENT ON COLUMN "page_language_states"."appears_at" IS 'End of the embargo of the published text';
  INSERT INTO "page_language_states" ("page_id", "language", "draft_title", "is_draft", "is_live", "live_title", "appears_at")
  SELECT pages.id, draft._locale, draft.version_title, coalesce(draft.version__status = 'draft', false),
    coalesce(live._status = 'published', false), CASE WHEN live._status = 'published' THEN live.title END, live.appears_at
  FROM pages
  JOIN _pages_v v ON v.parent_id = pages.id AND v.latest
  JOIN _pages_v_locales draft ON draft._parent_id = v.id
  LEFT JOIN pages_locales live ON live._parent_id = pages.id AND live._locale = draft._locale;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "page_language_states";`)
}
