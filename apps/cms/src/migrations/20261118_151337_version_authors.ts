import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Who saved a record and each of its versions, and how. Versions saved before have no author. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_saved_with" AS ENUM('schedule', 'import', 'editor-area');
  CREATE TYPE "public"."enum__pages_v_version_saved_with" AS ENUM('schedule', 'import', 'editor-area');
  CREATE TYPE "public"."enum_news_items_saved_with" AS ENUM('schedule', 'import', 'editor-area');
  CREATE TYPE "public"."enum__news_items_v_version_saved_with" AS ENUM('schedule', 'import', 'editor-area');
  CREATE TYPE "public"."enum_redirects_saved_with" AS ENUM('schedule', 'import', 'editor-area');
  CREATE TYPE "public"."enum__redirects_v_version_saved_with" AS ENUM('schedule', 'import', 'editor-area');
  CREATE TYPE "public"."enum_glossary_terms_saved_with" AS ENUM('schedule', 'import', 'editor-area');
  CREATE TYPE "public"."enum__glossary_terms_v_version_saved_with" AS ENUM('schedule', 'import', 'editor-area');
  CREATE TYPE "public"."enum_sites_saved_with" AS ENUM('schedule', 'import', 'editor-area');
  CREATE TYPE "public"."enum__sites_v_version_saved_with" AS ENUM('schedule', 'import', 'editor-area');
  ALTER TABLE "pages" ADD COLUMN "saved_by_id" uuid;
  ALTER TABLE "pages" ADD COLUMN "saved_with" "enum_pages_saved_with";
  ALTER TABLE "_pages_v" ADD COLUMN "version_saved_by_id" uuid;
  ALTER TABLE "_pages_v" ADD COLUMN "version_saved_with" "enum__pages_v_version_saved_with";
  ALTER TABLE "news_items" ADD COLUMN "saved_by_id" uuid;
  ALTER TABLE "news_items" ADD COLUMN "saved_with" "enum_news_items_saved_with";
  ALTER TABLE "_news_items_v" ADD COLUMN "version_saved_by_id" uuid;
  ALTER TABLE "_news_items_v" ADD COLUMN "version_saved_with" "enum__news_items_v_version_saved_with";
  ALTER TABLE "redirects" ADD COLUMN "saved_by_id" uuid;
  ALTER TABLE "redirects" ADD COLUMN "saved_with" "enum_redirects_saved_with";
  ALTER TABLE "_redirects_v" ADD COLUMN "version_saved_by_id" uuid;
  ALTER TABLE "_redirects_v" ADD COLUMN "version_saved_with" "enum__redirects_v_version_saved_with";
  ALTER TABLE "glossary_terms" ADD COLUMN "saved_by_id" uuid;
  ALTER TABLE "glossary_terms" ADD COLUMN "saved_with" "enum_glossary_terms_saved_with";
  ALTER TABLE "_glossary_terms_v" ADD COLUMN "version_saved_by_id" uuid;
  ALTER TABLE "_glossary_terms_v" ADD COLUMN "version_saved_with" "enum__glossary_terms_v_version_saved_with";
  ALTER TABLE "sites" ADD COLUMN "saved_by_id" uuid;
  ALTER TABLE "sites" ADD COLUMN "saved_with" "enum_sites_saved_with";
  ALTER TABLE "_sites_v" ADD COLUMN "version_saved_by_id" uuid;
  ALTER TABLE "_sites_v" ADD COLUMN "version_saved_with" "enum__sites_v_version_saved_with";
  ALTER TABLE "pages" ADD CONSTRAINT "pages_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news_items" ADD CONSTRAINT "news_items_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_items_v" ADD CONSTRAINT "_news_items_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_redirects_v" ADD CONSTRAINT "_redirects_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "glossary_terms" ADD CONSTRAINT "glossary_terms_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_glossary_terms_v" ADD CONSTRAINT "_glossary_terms_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sites" ADD CONSTRAINT "sites_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sites_v" ADD CONSTRAINT "_sites_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "pages_saved_by_idx" ON "pages" USING btree ("saved_by_id");
  CREATE INDEX "_pages_v_version_version_saved_by_idx" ON "_pages_v" USING btree ("version_saved_by_id");
  CREATE INDEX "news_items_saved_by_idx" ON "news_items" USING btree ("saved_by_id");
  CREATE INDEX "_news_items_v_version_version_saved_by_idx" ON "_news_items_v" USING btree ("version_saved_by_id");
  CREATE INDEX "redirects_saved_by_idx" ON "redirects" USING btree ("saved_by_id");
  CREATE INDEX "_redirects_v_version_version_saved_by_idx" ON "_redirects_v" USING btree ("version_saved_by_id");
  CREATE INDEX "glossary_terms_saved_by_idx" ON "glossary_terms" USING btree ("saved_by_id");
  CREATE INDEX "_glossary_terms_v_version_version_saved_by_idx" ON "_glossary_terms_v" USING btree ("version_saved_by_id");
  CREATE INDEX "sites_saved_by_idx" ON "sites" USING btree ("saved_by_id");
  CREATE INDEX "_sites_v_version_version_saved_by_idx" ON "_sites_v" USING btree ("version_saved_by_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" DROP CONSTRAINT "pages_saved_by_id_users_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT "_pages_v_version_saved_by_id_users_id_fk";
  
  ALTER TABLE "news_items" DROP CONSTRAINT "news_items_saved_by_id_users_id_fk";
  
  ALTER TABLE "_news_items_v" DROP CONSTRAINT "_news_items_v_version_saved_by_id_users_id_fk";
  
  ALTER TABLE "redirects" DROP CONSTRAINT "redirects_saved_by_id_users_id_fk";
  
  ALTER TABLE "_redirects_v" DROP CONSTRAINT "_redirects_v_version_saved_by_id_users_id_fk";
  
  ALTER TABLE "glossary_terms" DROP CONSTRAINT "glossary_terms_saved_by_id_users_id_fk";
  
  ALTER TABLE "_glossary_terms_v" DROP CONSTRAINT "_glossary_terms_v_version_saved_by_id_users_id_fk";
  
  ALTER TABLE "sites" DROP CONSTRAINT "sites_saved_by_id_users_id_fk";
  
  ALTER TABLE "_sites_v" DROP CONSTRAINT "_sites_v_version_saved_by_id_users_id_fk";
  
  DROP INDEX "pages_saved_by_idx";
  DROP INDEX "_pages_v_version_version_saved_by_idx";
  DROP INDEX "news_items_saved_by_idx";
  DROP INDEX "_news_items_v_version_version_saved_by_idx";
  DROP INDEX "redirects_saved_by_idx";
  DROP INDEX "_redirects_v_version_version_saved_by_idx";
  DROP INDEX "glossary_terms_saved_by_idx";
  DROP INDEX "_glossary_terms_v_version_version_saved_by_idx";
  DROP INDEX "sites_saved_by_idx";
  DROP INDEX "_sites_v_version_version_saved_by_idx";
  ALTER TABLE "pages" DROP COLUMN "saved_by_id";
  ALTER TABLE "pages" DROP COLUMN "saved_with";
  ALTER TABLE "_pages_v" DROP COLUMN "version_saved_by_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_saved_with";
  ALTER TABLE "news_items" DROP COLUMN "saved_by_id";
  ALTER TABLE "news_items" DROP COLUMN "saved_with";
  ALTER TABLE "_news_items_v" DROP COLUMN "version_saved_by_id";
  ALTER TABLE "_news_items_v" DROP COLUMN "version_saved_with";
  ALTER TABLE "redirects" DROP COLUMN "saved_by_id";
  ALTER TABLE "redirects" DROP COLUMN "saved_with";
  ALTER TABLE "_redirects_v" DROP COLUMN "version_saved_by_id";
  ALTER TABLE "_redirects_v" DROP COLUMN "version_saved_with";
  ALTER TABLE "glossary_terms" DROP COLUMN "saved_by_id";
  ALTER TABLE "glossary_terms" DROP COLUMN "saved_with";
  ALTER TABLE "_glossary_terms_v" DROP COLUMN "version_saved_by_id";
  ALTER TABLE "_glossary_terms_v" DROP COLUMN "version_saved_with";
  ALTER TABLE "sites" DROP COLUMN "saved_by_id";
  ALTER TABLE "sites" DROP COLUMN "saved_with";
  ALTER TABLE "_sites_v" DROP COLUMN "version_saved_by_id";
  ALTER TABLE "_sites_v" DROP COLUMN "version_saved_with";
  DROP TYPE "public"."enum_pages_saved_with";
  DROP TYPE "public"."enum__pages_v_version_saved_with";
  DROP TYPE "public"."enum_news_items_saved_with";
  DROP TYPE "public"."enum__news_items_v_version_saved_with";
  DROP TYPE "public"."enum_redirects_saved_with";
  DROP TYPE "public"."enum__redirects_v_version_saved_with";
  DROP TYPE "public"."enum_glossary_terms_saved_with";
  DROP TYPE "public"."enum__glossary_terms_v_version_saved_with";
  DROP TYPE "public"."enum_sites_saved_with";
  DROP TYPE "public"."enum__sites_v_version_saved_with";`)
}
