import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Warnings of the publish gate that an editor accepted. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE "publish_gate_acceptances" (
    "id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    "page_id" uuid NOT NULL,
    "rules" text[] NOT NULL,
    "reason" varchar NOT NULL,
    "session" varchar NOT NULL,
    "accepted_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  CREATE INDEX "publish_gate_acceptances_page_idx" ON "publish_gate_acceptances" ("page_id", "accepted_at");
  COMMENT ON TABLE "publish_gate_acceptances" IS 'Audit of accepted warnings; stays when the page is deleted, and is valid until the page is saved again';
  COMMENT ON COLUMN "publish_gate_acceptances"."session" IS 'A digest of the editor session that accepted the warnings';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "publish_gate_acceptances";`)
}
