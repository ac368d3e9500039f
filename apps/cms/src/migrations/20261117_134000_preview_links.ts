import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Links to previews for people without an account. Not a collection: the admin must not show or copy them. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE "preview_links" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    "token_digest" varchar NOT NULL UNIQUE,
    "page_id" uuid NOT NULL REFERENCES "pages" ("id") ON DELETE CASCADE,
    "subject" jsonb NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "expires_at" timestamp(3) with time zone NOT NULL,
    "revoked_at" timestamp(3) with time zone
  );
  CREATE INDEX "preview_links_page_id_idx" ON "preview_links" ("page_id");
  COMMENT ON TABLE "preview_links" IS 'A link that shows one preview without an account, until it expires or is revoked';
  COMMENT ON COLUMN "preview_links"."subject" IS 'Site, path, language, country, date, stage and protection of the preview';
  CREATE TABLE "preview_link_events" (
    "id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    "link_id" uuid NOT NULL,
    "page_id" uuid NOT NULL,
    "action" varchar NOT NULL CHECK ("action" IN ('create', 'open', 'revoke')),
    "session" varchar,
    "at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  CREATE INDEX "preview_link_events_link_id_idx" ON "preview_link_events" ("link_id");
  COMMENT ON TABLE "preview_link_events" IS 'Audit of preview links; stays when the page is deleted';
  COMMENT ON COLUMN "preview_link_events"."session" IS 'A digest of the editor session; null where a visitor opened the link';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TABLE "preview_link_events";
  DROP TABLE "preview_links";`)
}
