import { type MigrateUpArgs, type MigrateDownArgs, sql } from "@payloadcms/db-postgres"

/**
 * Turns the category and topic keys of stories into records with a name in every language. Editors write the names. The
 * old columns stay until no older version reads them.
 */
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "story_categories" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"slug" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "story_categories_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "story_topics" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"slug" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "story_topics_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  DROP INDEX "pages_story_story_category_idx";
  DROP INDEX "_pages_v_version_story_version_story_category_idx";
  ALTER TABLE "pages" ADD COLUMN "story_category_id" uuid;
  ALTER TABLE "pages_rels" ADD COLUMN "story_topics_id" uuid;
  ALTER TABLE "_pages_v" ADD COLUMN "version_story_category_id" uuid;
  ALTER TABLE "_pages_v_rels" ADD COLUMN "story_topics_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "story_categories_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "story_topics_id" uuid;
  ALTER TABLE "story_categories_locales" ADD CONSTRAINT "story_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."story_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "story_topics_locales" ADD CONSTRAINT "story_topics_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."story_topics"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "story_categories_slug_idx" ON "story_categories" USING btree ("slug");
  CREATE INDEX "story_categories_updated_at_idx" ON "story_categories" USING btree ("updated_at");
  CREATE INDEX "story_categories_created_at_idx" ON "story_categories" USING btree ("created_at");
  CREATE UNIQUE INDEX "story_categories_locales_locale_parent_id_unique" ON "story_categories_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "story_topics_slug_idx" ON "story_topics" USING btree ("slug");
  CREATE INDEX "story_topics_updated_at_idx" ON "story_topics" USING btree ("updated_at");
  CREATE INDEX "story_topics_created_at_idx" ON "story_topics" USING btree ("created_at");
  CREATE UNIQUE INDEX "story_topics_locales_locale_parent_id_unique" ON "story_topics_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "pages" ADD CONSTRAINT "pages_story_category_id_story_categories_id_fk" FOREIGN KEY ("story_category_id") REFERENCES "public"."story_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_story_topics_fk" FOREIGN KEY ("story_topics_id") REFERENCES "public"."story_topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_story_category_id_story_categories_id_fk" FOREIGN KEY ("version_story_category_id") REFERENCES "public"."story_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_story_topics_fk" FOREIGN KEY ("story_topics_id") REFERENCES "public"."story_topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_story_categories_fk" FOREIGN KEY ("story_categories_id") REFERENCES "public"."story_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_story_topics_fk" FOREIGN KEY ("story_topics_id") REFERENCES "public"."story_topics"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_rels_story_topics_id_idx" ON "pages_rels" USING btree ("story_topics_id");
  CREATE INDEX "_pages_v_rels_story_topics_id_idx" ON "_pages_v_rels" USING btree ("story_topics_id");
  CREATE INDEX "payload_locked_documents_rels_story_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("story_categories_id");
  CREATE INDEX "payload_locked_documents_rels_story_topics_id_idx" ON "payload_locked_documents_rels" USING btree ("story_topics_id");
  CREATE INDEX "pages_story_story_category_idx" ON "pages" USING btree ("story_category_id");
  CREATE INDEX "_pages_v_version_story_version_story_category_idx" ON "_pages_v" USING btree ("version_story_category_id");
  INSERT INTO "story_categories" ("slug")
    SELECT "story_category" FROM "pages" WHERE "story_category" <> ''
    UNION SELECT "version_story_category" FROM "_pages_v" WHERE "version_story_category" <> '';
  INSERT INTO "story_topics" ("slug")
    SELECT "text" FROM "pages_texts" WHERE "path" = 'story.topics' AND "text" <> ''
    UNION SELECT "text" FROM "_pages_v_texts" WHERE "path" = 'version.story.topics' AND "text" <> '';
  UPDATE "pages" SET "story_category_id" = "story_categories"."id"
    FROM "story_categories" WHERE "story_categories"."slug" = "story_category";
  UPDATE "_pages_v" SET "version_story_category_id" = "story_categories"."id"
    FROM "story_categories" WHERE "story_categories"."slug" = "version_story_category";
  INSERT INTO "pages_rels" ("order", "parent_id", "path", "story_topics_id")
    SELECT "order", "parent_id", "path", "story_topics"."id"
    FROM "pages_texts" JOIN "story_topics" ON "slug" = "text" WHERE "path" = 'story.topics';
  INSERT INTO "_pages_v_rels" ("order", "parent_id", "path", "story_topics_id")
    SELECT "order", "parent_id", "path", "story_topics"."id"
    FROM "_pages_v_texts" JOIN "story_topics" ON "slug" = "text" WHERE "path" = 'version.story.topics';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "story_categories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "story_categories_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "story_topics" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "story_topics_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "story_categories" CASCADE;
  DROP TABLE "story_categories_locales" CASCADE;
  DROP TABLE "story_topics" CASCADE;
  DROP TABLE "story_topics_locales" CASCADE;
  ALTER TABLE "pages" DROP CONSTRAINT "pages_story_category_id_story_categories_id_fk";
  
  ALTER TABLE "pages_rels" DROP CONSTRAINT "pages_rels_story_topics_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT "_pages_v_version_story_category_id_story_categories_id_fk";
  
  ALTER TABLE "_pages_v_rels" DROP CONSTRAINT "_pages_v_rels_story_topics_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_story_categories_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_story_topics_fk";
  
  DROP INDEX "pages_rels_story_topics_id_idx";
  DROP INDEX "_pages_v_rels_story_topics_id_idx";
  DROP INDEX "payload_locked_documents_rels_story_categories_id_idx";
  DROP INDEX "payload_locked_documents_rels_story_topics_id_idx";
  DROP INDEX "pages_story_story_category_idx";
  DROP INDEX "_pages_v_version_story_version_story_category_idx";
  CREATE INDEX "pages_story_story_category_idx" ON "pages" USING btree ("story_category");
  CREATE INDEX "_pages_v_version_story_version_story_category_idx" ON "_pages_v" USING btree ("version_story_category");
  ALTER TABLE "pages" DROP COLUMN "story_category_id";
  ALTER TABLE "pages_rels" DROP COLUMN "story_topics_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_story_category_id";
  ALTER TABLE "_pages_v_rels" DROP COLUMN "story_topics_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "story_categories_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "story_topics_id";`)
}
