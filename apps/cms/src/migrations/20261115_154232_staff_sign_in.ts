import { type MigrateUpArgs, type MigrateDownArgs, sql } from "@payloadcms/db-postgres"

/**
 * Staff sign in at the identity server. Their password columns are dropped at once, even while an older version may
 * still run: no sign-in uses them any more, and they must not be left in the database. The sessions are in a separate
 * table that Payload does not manage.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  DROP TABLE "users_sessions" CASCADE;
  ALTER TABLE "users" DROP COLUMN "reset_password_token";
  ALTER TABLE "users" DROP COLUMN "reset_password_expiration";
  ALTER TABLE "users" DROP COLUMN "salt";
  ALTER TABLE "users" DROP COLUMN "hash";
  ALTER TABLE "users" DROP COLUMN "reset_password_requested_at";
  ALTER TABLE "users" DROP COLUMN "login_attempts";
  ALTER TABLE "users" DROP COLUMN "lock_until";
  ALTER TABLE "users" ADD COLUMN "subject" varchar;
  CREATE UNIQUE INDEX "users_subject_idx" ON "users" USING btree ("subject");
  CREATE TABLE "staff_session" (
  	"id" text PRIMARY KEY,
  	"user_id" uuid NOT NULL REFERENCES "users"("id") ON DELETE CASCADE,
  	"role" text NOT NULL,
  	"refresh_token" text NOT NULL,
  	"ends_at" timestamp with time zone NOT NULL,
  	"checked_at" timestamp with time zone NOT NULL DEFAULT now()
  );
  CREATE INDEX "staff_session_checked_at_idx" ON "staff_session" ("checked_at");
  CREATE INDEX "staff_session_user_idx" ON "staff_session" ("user_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TABLE "staff_session";
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  DROP INDEX "users_subject_idx";
  ALTER TABLE "users" DROP COLUMN "subject";
  ALTER TABLE "users" ADD COLUMN "reset_password_token" varchar;
  ALTER TABLE "users" ADD COLUMN "reset_password_expiration" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "salt" varchar;
  ALTER TABLE "users" ADD COLUMN "hash" varchar;
  ALTER TABLE "users" ADD COLUMN "reset_password_requested_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "users" ADD COLUMN "lock_until" timestamp(3) with time zone;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");`)
}
