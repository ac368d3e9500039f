import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Countries and topics that a location serves, and its opening hours. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_locations_topics" AS ENUM('sales', 'service', 'parts', 'training');
  CREATE TABLE "locations_topics" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_locations_topics",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "locations_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "locations" ADD COLUMN "opening_hours" varchar;
  ALTER TABLE "locations_topics" ADD CONSTRAINT "locations_topics_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "locations_texts" ADD CONSTRAINT "locations_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "locations_topics_order_idx" ON "locations_topics" USING btree ("order");
  CREATE INDEX "locations_topics_parent_idx" ON "locations_topics" USING btree ("parent_id");
  CREATE INDEX "locations_texts_order_parent" ON "locations_texts" USING btree ("order","parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "locations_topics" CASCADE;
  DROP TABLE "locations_texts" CASCADE;
  ALTER TABLE "locations" DROP COLUMN "opening_hours";
  DROP TYPE "public"."enum_locations_topics";`)
}
