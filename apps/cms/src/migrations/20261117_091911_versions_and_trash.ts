import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Sites, redirects and news have versions, and deleted records go to the trash. An address in the trash is free for a new
 * record, so the unique indexes leave the trash out; Payload cannot describe such an index.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TYPE "public"."enum__sites_v_version_languages" AS ENUM('en', 'de', 'fr', 'zh', 'ja', 'es', 'pt', 'cs', 'hu', 'ro', 'sk');
  CREATE TYPE "public"."enum__sites_v_version_language_only" AS ENUM('en', 'de', 'fr', 'zh', 'ja', 'es', 'pt', 'cs', 'hu', 'ro', 'sk');
  CREATE TYPE "public"."enum__sites_v_version_theme" AS ENUM('Default', 'Copper', 'Product', 'Light_Blue', 'Iqc', 'Adaptronic', 'Cirris', 'Diit', 'Hosver', 'Komax', 'Schleuniger');
  CREATE TYPE "public"."enum__sites_v_version_consent" AS ENUM('group', 'product', 'iqc');
  CREATE TYPE "public"."enum__sites_v_version_header_navigation_options_theme" AS ENUM('Default', 'Copper', 'Product', 'Light_Blue', 'Iqc', 'Adaptronic', 'Cirris', 'Diit', 'Hosver', 'Komax', 'Schleuniger');
  CREATE TYPE "public"."enum__sites_v_version_footer_navigation_theme" AS ENUM('Default', 'Copper', 'Product', 'Light_Blue', 'Iqc', 'Adaptronic', 'Cirris', 'Diit', 'Hosver', 'Komax', 'Schleuniger');
  CREATE TYPE "public"."enum__sites_v_version_footer_navigation_contact_link_kind" AS ENUM('page', 'path', 'external', 'product');
  CREATE TABLE "_news_items_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_site_id" uuid NOT NULL,
  	"version_image_id" uuid,
  	"version_link" varchar,
  	"version_publication_date" timestamp(3) with time zone NOT NULL,
  	"version_source" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_news_items_v_locales" (
  	"version_title" varchar NOT NULL,
  	"version_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_redirects_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_site_id" uuid NOT NULL,
  	"version_previous_url" varchar NOT NULL,
  	"version_target" varchar NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_sites_v_version_domains" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"host" varchar NOT NULL,
  	"slug" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_sites_v_version_languages" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__sites_v_version_languages",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_sites_v_version_language_only" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__sites_v_version_language_only",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_sites_v_version_home_pages" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"page_id" uuid NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_header_v_children_leaves" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"page_id" uuid,
  	"target" varchar,
  	"hidden" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_header_v_children_leaves_locales" (
  	"title" varchar,
  	"breadcrumb_override" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_site_header_v_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"page_id" uuid,
  	"target" varchar,
  	"hidden" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_header_v_children_locales" (
  	"title" varchar,
  	"breadcrumb_override" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_site_header_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"page_id" uuid,
  	"target" varchar,
  	"hidden" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_header_v_locales" (
  	"title" varchar,
  	"breadcrumb_override" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_site_footer_v_children_leaves" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"page_id" uuid,
  	"target" varchar,
  	"hidden" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_footer_v_children_leaves_locales" (
  	"title" varchar,
  	"breadcrumb_override" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_site_footer_v_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"page_id" uuid,
  	"target" varchar,
  	"hidden" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_footer_v_children_locales" (
  	"title" varchar,
  	"breadcrumb_override" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_site_footer_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"page_id" uuid,
  	"target" varchar,
  	"hidden" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_footer_v_locales" (
  	"title" varchar,
  	"breadcrumb_override" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_sites_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar NOT NULL,
  	"version_slug" varchar DEFAULT '',
  	"version_international_only" boolean DEFAULT false,
  	"version_theme" "enum__sites_v_version_theme" DEFAULT 'Default' NOT NULL,
  	"version_portal_name" varchar DEFAULT 'mykomax' NOT NULL,
  	"version_consent" "enum__sites_v_version_consent" DEFAULT 'group' NOT NULL,
  	"version_hide_side_buttons" boolean DEFAULT false,
  	"version_enable_cut_font" boolean DEFAULT false,
  	"version_header_navigation_options_theme" "enum__sites_v_version_header_navigation_options_theme" DEFAULT 'Default' NOT NULL,
  	"version_header_navigation_options_hidden" boolean DEFAULT false,
  	"version_footer_navigation_theme" "enum__sites_v_version_footer_navigation_theme" DEFAULT 'Default' NOT NULL,
  	"version_footer_navigation_contact_link_kind" "enum__sites_v_version_footer_navigation_contact_link_kind",
  	"version_footer_navigation_contact_link_page_id" uuid,
  	"version_footer_navigation_contact_link_page_parameters" varchar,
  	"version_footer_navigation_contact_link_target" varchar,
  	"version_footer_navigation_contact_link_product_slug" varchar,
  	"version_footer_navigation_contact_link_open_in_new_tab" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_sites_v_locales" (
  	"version_footer_navigation_contact_link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_sites_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "pages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "news_items" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "redirects" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "sites" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_news_items_v" ADD CONSTRAINT "_news_items_v_parent_id_news_items_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news_items"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_items_v" ADD CONSTRAINT "_news_items_v_version_site_id_sites_id_fk" FOREIGN KEY ("version_site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_items_v" ADD CONSTRAINT "_news_items_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_items_v_locales" ADD CONSTRAINT "_news_items_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_news_items_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirects_v" ADD CONSTRAINT "_redirects_v_parent_id_redirects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_redirects_v" ADD CONSTRAINT "_redirects_v_version_site_id_sites_id_fk" FOREIGN KEY ("version_site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sites_v_version_domains" ADD CONSTRAINT "_sites_v_version_domains_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sites_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sites_v_version_languages" ADD CONSTRAINT "_sites_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_sites_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sites_v_version_language_only" ADD CONSTRAINT "_sites_v_version_language_only_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_sites_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sites_v_version_home_pages" ADD CONSTRAINT "_sites_v_version_home_pages_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sites_v_version_home_pages" ADD CONSTRAINT "_sites_v_version_home_pages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sites_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_header_v_children_leaves" ADD CONSTRAINT "_site_header_v_children_leaves_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_header_v_children_leaves" ADD CONSTRAINT "_site_header_v_children_leaves_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_header_v_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_header_v_children_leaves_locales" ADD CONSTRAINT "_site_header_v_children_leaves_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_header_v_children_leaves"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_header_v_children" ADD CONSTRAINT "_site_header_v_children_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_header_v_children" ADD CONSTRAINT "_site_header_v_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_header_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_header_v_children_locales" ADD CONSTRAINT "_site_header_v_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_header_v_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_header_v" ADD CONSTRAINT "_site_header_v_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_header_v" ADD CONSTRAINT "_site_header_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sites_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_header_v_locales" ADD CONSTRAINT "_site_header_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_header_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_footer_v_children_leaves" ADD CONSTRAINT "_site_footer_v_children_leaves_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_footer_v_children_leaves" ADD CONSTRAINT "_site_footer_v_children_leaves_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_footer_v_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_footer_v_children_leaves_locales" ADD CONSTRAINT "_site_footer_v_children_leaves_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_footer_v_children_leaves"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_footer_v_children" ADD CONSTRAINT "_site_footer_v_children_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_footer_v_children" ADD CONSTRAINT "_site_footer_v_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_footer_v_children_locales" ADD CONSTRAINT "_site_footer_v_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_footer_v_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_footer_v" ADD CONSTRAINT "_site_footer_v_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_footer_v" ADD CONSTRAINT "_site_footer_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sites_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_footer_v_locales" ADD CONSTRAINT "_site_footer_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sites_v" ADD CONSTRAINT "_sites_v_parent_id_sites_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sites_v" ADD CONSTRAINT "_sites_v_version_footer_navigation_contact_link_page_id_pages_id_fk" FOREIGN KEY ("version_footer_navigation_contact_link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sites_v_locales" ADD CONSTRAINT "_sites_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sites_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sites_v_texts" ADD CONSTRAINT "_sites_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_sites_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_news_items_v_parent_idx" ON "_news_items_v" USING btree ("parent_id");
  CREATE INDEX "_news_items_v_version_version_site_idx" ON "_news_items_v" USING btree ("version_site_id");
  CREATE INDEX "_news_items_v_version_version_image_idx" ON "_news_items_v" USING btree ("version_image_id");
  CREATE INDEX "_news_items_v_version_version_publication_date_idx" ON "_news_items_v" USING btree ("version_publication_date");
  CREATE INDEX "_news_items_v_version_version_source_idx" ON "_news_items_v" USING btree ("version_source");
  CREATE INDEX "_news_items_v_version_version_updated_at_idx" ON "_news_items_v" USING btree ("version_updated_at");
  CREATE INDEX "_news_items_v_version_version_created_at_idx" ON "_news_items_v" USING btree ("version_created_at");
  CREATE INDEX "_news_items_v_version_version_deleted_at_idx" ON "_news_items_v" USING btree ("version_deleted_at");
  CREATE INDEX "_news_items_v_created_at_idx" ON "_news_items_v" USING btree ("created_at");
  CREATE INDEX "_news_items_v_updated_at_idx" ON "_news_items_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_news_items_v_locales_locale_parent_id_unique" ON "_news_items_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_redirects_v_parent_idx" ON "_redirects_v" USING btree ("parent_id");
  CREATE INDEX "_redirects_v_version_version_site_idx" ON "_redirects_v" USING btree ("version_site_id");
  CREATE INDEX "_redirects_v_version_version_updated_at_idx" ON "_redirects_v" USING btree ("version_updated_at");
  CREATE INDEX "_redirects_v_version_version_created_at_idx" ON "_redirects_v" USING btree ("version_created_at");
  CREATE INDEX "_redirects_v_version_version_deleted_at_idx" ON "_redirects_v" USING btree ("version_deleted_at");
  CREATE INDEX "_redirects_v_created_at_idx" ON "_redirects_v" USING btree ("created_at");
  CREATE INDEX "_redirects_v_updated_at_idx" ON "_redirects_v" USING btree ("updated_at");
  CREATE INDEX "version_previousUrl_version_site_idx" ON "_redirects_v" USING btree ("version_previous_url","version_site_id");
  CREATE INDEX "_sites_v_version_domains_order_idx" ON "_sites_v_version_domains" USING btree ("_order");
  CREATE INDEX "_sites_v_version_domains_parent_id_idx" ON "_sites_v_version_domains" USING btree ("_parent_id");
  CREATE INDEX "_sites_v_version_languages_order_idx" ON "_sites_v_version_languages" USING btree ("order");
  CREATE INDEX "_sites_v_version_languages_parent_idx" ON "_sites_v_version_languages" USING btree ("parent_id");
  CREATE INDEX "_sites_v_version_language_only_order_idx" ON "_sites_v_version_language_only" USING btree ("order");
  CREATE INDEX "_sites_v_version_language_only_parent_idx" ON "_sites_v_version_language_only" USING btree ("parent_id");
  CREATE INDEX "_sites_v_version_home_pages_order_idx" ON "_sites_v_version_home_pages" USING btree ("_order");
  CREATE INDEX "_sites_v_version_home_pages_parent_id_idx" ON "_sites_v_version_home_pages" USING btree ("_parent_id");
  CREATE INDEX "_sites_v_version_home_pages_page_idx" ON "_sites_v_version_home_pages" USING btree ("page_id");
  CREATE INDEX "_site_header_v_children_leaves_order_idx" ON "_site_header_v_children_leaves" USING btree ("_order");
  CREATE INDEX "_site_header_v_children_leaves_parent_id_idx" ON "_site_header_v_children_leaves" USING btree ("_parent_id");
  CREATE INDEX "_site_header_v_children_leaves_page_idx" ON "_site_header_v_children_leaves" USING btree ("page_id");
  CREATE UNIQUE INDEX "_site_header_v_children_leaves_locales_locale_parent_id_uniq" ON "_site_header_v_children_leaves_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_header_v_children_order_idx" ON "_site_header_v_children" USING btree ("_order");
  CREATE INDEX "_site_header_v_children_parent_id_idx" ON "_site_header_v_children" USING btree ("_parent_id");
  CREATE INDEX "_site_header_v_children_page_idx" ON "_site_header_v_children" USING btree ("page_id");
  CREATE UNIQUE INDEX "_site_header_v_children_locales_locale_parent_id_unique" ON "_site_header_v_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_header_v_order_idx" ON "_site_header_v" USING btree ("_order");
  CREATE INDEX "_site_header_v_parent_id_idx" ON "_site_header_v" USING btree ("_parent_id");
  CREATE INDEX "_site_header_v_page_idx" ON "_site_header_v" USING btree ("page_id");
  CREATE UNIQUE INDEX "_site_header_v_locales_locale_parent_id_unique" ON "_site_header_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_footer_v_children_leaves_order_idx" ON "_site_footer_v_children_leaves" USING btree ("_order");
  CREATE INDEX "_site_footer_v_children_leaves_parent_id_idx" ON "_site_footer_v_children_leaves" USING btree ("_parent_id");
  CREATE INDEX "_site_footer_v_children_leaves_page_idx" ON "_site_footer_v_children_leaves" USING btree ("page_id");
  CREATE UNIQUE INDEX "_site_footer_v_children_leaves_locales_locale_parent_id_uniq" ON "_site_footer_v_children_leaves_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_footer_v_children_order_idx" ON "_site_footer_v_children" USING btree ("_order");
  CREATE INDEX "_site_footer_v_children_parent_id_idx" ON "_site_footer_v_children" USING btree ("_parent_id");
  CREATE INDEX "_site_footer_v_children_page_idx" ON "_site_footer_v_children" USING btree ("page_id");
  CREATE UNIQUE INDEX "_site_footer_v_children_locales_locale_parent_id_unique" ON "_site_footer_v_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_footer_v_order_idx" ON "_site_footer_v" USING btree ("_order");
  CREATE INDEX "_site_footer_v_parent_id_idx" ON "_site_footer_v" USING btree ("_parent_id");
  CREATE INDEX "_site_footer_v_page_idx" ON "_site_footer_v" USING btree ("page_id");
  CREATE UNIQUE INDEX "_site_footer_v_locales_locale_parent_id_unique" ON "_site_footer_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_sites_v_parent_idx" ON "_sites_v" USING btree ("parent_id");
  CREATE INDEX "_sites_v_version_version_slug_idx" ON "_sites_v" USING btree ("version_slug");
  CREATE INDEX "_sites_v_version_footer_navigation_contact_link_version__idx" ON "_sites_v" USING btree ("version_footer_navigation_contact_link_page_id");
  CREATE INDEX "_sites_v_version_version_updated_at_idx" ON "_sites_v" USING btree ("version_updated_at");
  CREATE INDEX "_sites_v_version_version_created_at_idx" ON "_sites_v" USING btree ("version_created_at");
  CREATE INDEX "_sites_v_version_version_deleted_at_idx" ON "_sites_v" USING btree ("version_deleted_at");
  CREATE INDEX "_sites_v_created_at_idx" ON "_sites_v" USING btree ("created_at");
  CREATE INDEX "_sites_v_updated_at_idx" ON "_sites_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_sites_v_locales_locale_parent_id_unique" ON "_sites_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_sites_v_texts_order_parent" ON "_sites_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "news_items_deleted_at_idx" ON "news_items" USING btree ("deleted_at");
  CREATE INDEX "redirects_deleted_at_idx" ON "redirects" USING btree ("deleted_at");
  CREATE INDEX "sites_deleted_at_idx" ON "sites" USING btree ("deleted_at");
  DROP INDEX "site_path_idx";
  CREATE UNIQUE INDEX "site_path_idx" ON "pages" USING btree ("site_id","path") WHERE "deleted_at" IS NULL;
  DROP INDEX "previousUrl_site_idx";
  CREATE UNIQUE INDEX "previousUrl_site_idx" ON "redirects" USING btree ("previous_url","site_id") WHERE "deleted_at" IS NULL;
  DROP INDEX "sites_slug_idx";
  CREATE UNIQUE INDEX "sites_slug_idx" ON "sites" USING btree ("slug") WHERE "deleted_at" IS NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DELETE FROM "pages" WHERE "deleted_at" IS NOT NULL;
  DELETE FROM "redirects" WHERE "deleted_at" IS NOT NULL;
  DELETE FROM "sites" WHERE "deleted_at" IS NOT NULL;
  DELETE FROM "news_items" WHERE "deleted_at" IS NOT NULL;
  DROP INDEX "site_path_idx";
  CREATE UNIQUE INDEX "site_path_idx" ON "pages" USING btree ("site_id","path");
  DROP INDEX "previousUrl_site_idx";
  CREATE UNIQUE INDEX "previousUrl_site_idx" ON "redirects" USING btree ("previous_url","site_id");
  DROP INDEX "sites_slug_idx";
  CREATE UNIQUE INDEX "sites_slug_idx" ON "sites" USING btree ("slug");
  ALTER TABLE "_news_items_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_news_items_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_redirects_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sites_v_version_domains" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sites_v_version_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sites_v_version_language_only" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sites_v_version_home_pages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_header_v_children_leaves" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_header_v_children_leaves_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_header_v_children" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_header_v_children_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_header_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_header_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_footer_v_children_leaves" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_footer_v_children_leaves_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_footer_v_children" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_footer_v_children_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_footer_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_footer_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sites_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sites_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sites_v_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "_news_items_v" CASCADE;
  DROP TABLE "_news_items_v_locales" CASCADE;
  DROP TABLE "_redirects_v" CASCADE;
  DROP TABLE "_sites_v_version_domains" CASCADE;
  DROP TABLE "_sites_v_version_languages" CASCADE;
  DROP TABLE "_sites_v_version_language_only" CASCADE;
  DROP TABLE "_sites_v_version_home_pages" CASCADE;
  DROP TABLE "_site_header_v_children_leaves" CASCADE;
  DROP TABLE "_site_header_v_children_leaves_locales" CASCADE;
  DROP TABLE "_site_header_v_children" CASCADE;
  DROP TABLE "_site_header_v_children_locales" CASCADE;
  DROP TABLE "_site_header_v" CASCADE;
  DROP TABLE "_site_header_v_locales" CASCADE;
  DROP TABLE "_site_footer_v_children_leaves" CASCADE;
  DROP TABLE "_site_footer_v_children_leaves_locales" CASCADE;
  DROP TABLE "_site_footer_v_children" CASCADE;
  DROP TABLE "_site_footer_v_children_locales" CASCADE;
  DROP TABLE "_site_footer_v" CASCADE;
  DROP TABLE "_site_footer_v_locales" CASCADE;
  DROP TABLE "_sites_v" CASCADE;
  DROP TABLE "_sites_v_locales" CASCADE;
  DROP TABLE "_sites_v_texts" CASCADE;
  DROP INDEX "pages_deleted_at_idx";
  DROP INDEX "_pages_v_version_version_deleted_at_idx";
  DROP INDEX "news_items_deleted_at_idx";
  DROP INDEX "redirects_deleted_at_idx";
  DROP INDEX "sites_deleted_at_idx";
  ALTER TABLE "pages" DROP COLUMN "deleted_at";
  ALTER TABLE "_pages_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "news_items" DROP COLUMN "deleted_at";
  ALTER TABLE "redirects" DROP COLUMN "deleted_at";
  ALTER TABLE "sites" DROP COLUMN "deleted_at";
  DROP TYPE "public"."enum__sites_v_version_languages";
  DROP TYPE "public"."enum__sites_v_version_language_only";
  DROP TYPE "public"."enum__sites_v_version_theme";
  DROP TYPE "public"."enum__sites_v_version_consent";
  DROP TYPE "public"."enum__sites_v_version_header_navigation_options_theme";
  DROP TYPE "public"."enum__sites_v_version_footer_navigation_theme";
  DROP TYPE "public"."enum__sites_v_version_footer_navigation_contact_link_kind";`)
}
