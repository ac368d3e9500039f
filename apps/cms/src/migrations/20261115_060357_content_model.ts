import { type MigrateUpArgs, type MigrateDownArgs, sql } from "@payloadcms/db-postgres"

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_protection_level" AS ENUM('none', 'password', 'ciam-role');
  CREATE TYPE "public"."enum_pages_page_type" AS ENUM('Content', 'Story', 'MediaRelease', 'Catalogue');
  CREATE TYPE "public"."enum__pages_v_version_protection_level" AS ENUM('none', 'password', 'ciam-role');
  CREATE TYPE "public"."enum__pages_v_version_page_type" AS ENUM('Content', 'Story', 'MediaRelease', 'Catalogue');
  CREATE TYPE "public"."enum_locations_contact_type" AS ENUM('SalesAndService', 'Production', 'Distributor');
  CREATE TYPE "public"."enum_locations_region" AS ENUM('Europe', 'Americas', 'AsiaPacific', 'MiddleEastAndAfrica');
  CREATE TYPE "public"."enum_investor_records_kind" AS ENUM('dividend-policy', 'share-distribution', 'key-data-per-share', 'share-price', 'total-return', 'shareholders', 'annual-figures', 'financial-calendar', 'annual-report');
  CREATE TYPE "public"."enum_sites_language_only" AS ENUM('en', 'de', 'fr', 'zh', 'ja', 'es', 'pt', 'cs', 'hu', 'ro', 'sk');
  CREATE TYPE "public"."enum_sites_consent" AS ENUM('group', 'product', 'iqc');
  CREATE TYPE "public"."enum_sites_header_navigation_options_theme" AS ENUM('Default', 'Copper', 'Product', 'Light_Blue', 'Iqc', 'Adaptronic', 'Cirris', 'Diit', 'Hosver', 'Komax', 'Schleuniger');
  CREATE TYPE "public"."enum_sites_footer_navigation_theme" AS ENUM('Default', 'Copper', 'Product', 'Light_Blue', 'Iqc', 'Adaptronic', 'Cirris', 'Diit', 'Hosver', 'Komax', 'Schleuniger');
  CREATE TYPE "public"."enum_sites_footer_navigation_contact_link_kind" AS ENUM('page', 'path', 'external', 'product');
  CREATE TYPE "public"."enum_countries_supported_languages" AS ENUM('en', 'de', 'fr', 'zh', 'ja', 'es', 'pt', 'cs', 'hu', 'ro', 'sk');
  CREATE TYPE "public"."enum_countries_default_language" AS ENUM('en', 'de', 'fr', 'zh', 'ja', 'es', 'pt', 'cs', 'hu', 'ro', 'sk');
  CREATE TYPE "public"."enum_countries_default_measurement_system" AS ENUM('Metric', 'Imperial');
  CREATE TYPE "public"."enum_languages_language_code" AS ENUM('en', 'de', 'fr', 'zh', 'ja', 'es', 'pt', 'cs', 'hu', 'ro', 'sk');
  CREATE TYPE "public"."enum_brands_theme" AS ENUM('Default', 'Copper', 'Product', 'Light_Blue', 'Iqc', 'Adaptronic', 'Cirris', 'Diit', 'Hosver', 'Komax', 'Schleuniger');
  ALTER TYPE "public"."enum_users_role" ADD VALUE 'translator' BEFORE 'editor';
  ALTER TYPE "public"."enum_users_role" ADD VALUE 'publisher' BEFORE 'administrator';
  CREATE TABLE "pages_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "pages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"authors_id" uuid
  );
  
  CREATE TABLE "_pages_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_pages_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"authors_id" uuid
  );
  
  CREATE TABLE "news_items" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"site_id" uuid NOT NULL,
  	"image_id" uuid,
  	"link" varchar,
  	"publication_date" timestamp(3) with time zone NOT NULL,
  	"source" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "news_items_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"site_id" uuid NOT NULL,
  	"previous_url" varchar NOT NULL,
  	"target" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "authors" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"email" varchar,
  	"image_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "authors_locales" (
  	"role" varchar,
  	"biography" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "locations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"contact_type" "enum_locations_contact_type" NOT NULL,
  	"country_code" varchar NOT NULL,
  	"region" "enum_locations_region" NOT NULL,
  	"street" varchar,
  	"postal_code" varchar,
  	"city" varchar NOT NULL,
  	"phone" varchar,
  	"email" varchar,
  	"latitude" numeric,
  	"longitude" numeric,
  	"time_zone" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "locations_locales" (
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "locations_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"brands_id" uuid
  );
  
  CREATE TABLE "terms_documents" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"valid_from" timestamp(3) with time zone NOT NULL,
  	"file_id" uuid,
  	"href" varchar,
  	"source" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "terms_documents_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "terms_documents_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "terms_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"locations_id" uuid
  );
  
  CREATE TABLE "investor_records" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"kind" "enum_investor_records_kind" NOT NULL,
  	"year" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "investor_records_locales" (
  	"title" varchar NOT NULL,
  	"note" varchar,
  	"cells" varchar NOT NULL,
  	"footnote" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "sites_language_only" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_sites_language_only",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "sites_home_pages" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"page_id" uuid NOT NULL
  );
  
  CREATE TABLE "sites_header_navigation_items_children_leaves" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"page_id" uuid,
  	"target" varchar,
  	"hidden" boolean DEFAULT false
  );
  
  CREATE TABLE "sites_header_navigation_items_children_leaves_locales" (
  	"title" varchar,
  	"breadcrumb_override" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "sites_header_navigation_items_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"page_id" uuid,
  	"target" varchar,
  	"hidden" boolean DEFAULT false
  );
  
  CREATE TABLE "sites_header_navigation_items_children_locales" (
  	"title" varchar,
  	"breadcrumb_override" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "sites_header_navigation_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"page_id" uuid,
  	"target" varchar,
  	"hidden" boolean DEFAULT false
  );
  
  CREATE TABLE "sites_header_navigation_items_locales" (
  	"title" varchar,
  	"breadcrumb_override" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "sites_footer_navigation_sections_children_leaves" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"page_id" uuid,
  	"target" varchar,
  	"hidden" boolean DEFAULT false
  );
  
  CREATE TABLE "sites_footer_navigation_sections_children_leaves_locales" (
  	"title" varchar,
  	"breadcrumb_override" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "sites_footer_navigation_sections_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"page_id" uuid,
  	"target" varchar,
  	"hidden" boolean DEFAULT false
  );
  
  CREATE TABLE "sites_footer_navigation_sections_children_locales" (
  	"title" varchar,
  	"breadcrumb_override" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "sites_footer_navigation_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"page_id" uuid,
  	"target" varchar,
  	"hidden" boolean DEFAULT false
  );
  
  CREATE TABLE "sites_footer_navigation_sections_locales" (
  	"title" varchar,
  	"breadcrumb_override" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "sites_locales" (
  	"footer_navigation_contact_link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "sites_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "countries_supported_languages" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_countries_supported_languages",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "countries" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"country_code" varchar NOT NULL,
  	"sort_index" numeric DEFAULT 0 NOT NULL,
  	"hidden" boolean DEFAULT false,
  	"default_language" "enum_countries_default_language" NOT NULL,
  	"default_measurement_system" "enum_countries_default_measurement_system" DEFAULT 'Metric' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "countries_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "languages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"language_code" "enum_languages_language_code" NOT NULL,
  	"default_country" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "languages_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "brands" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"pim_id" varchar NOT NULL,
  	"theme" "enum_brands_theme" DEFAULT 'Default' NOT NULL,
  	"image_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"sites_id" uuid
  );
  
  ALTER TABLE "pages" ADD COLUMN "story_category" varchar;
  ALTER TABLE "pages" ADD COLUMN "media_release_ad_hoc" boolean DEFAULT false;
  ALTER TABLE "pages" ADD COLUMN "catalogue_classification_slug" varchar;
  ALTER TABLE "pages" ADD COLUMN "main_site_only" boolean DEFAULT false;
  ALTER TABLE "pages" ADD COLUMN "protection_level" "enum_pages_protection_level" DEFAULT 'none';
  ALTER TABLE "pages" ADD COLUMN "protection_role" varchar;
  ALTER TABLE "pages" ADD COLUMN "protection_password_hash" varchar;
  ALTER TABLE "pages" ADD COLUMN "protection_password_version" varchar;
  ALTER TABLE "pages" ADD COLUMN "image_id" uuid;
  ALTER TABLE "pages" ADD COLUMN "show_table_of_contents" boolean DEFAULT false;
  ALTER TABLE "pages" ADD COLUMN "page_type" "enum_pages_page_type" DEFAULT 'Content';
  ALTER TABLE "pages" ADD COLUMN "unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "pages_locales" ADD COLUMN "story_lead_text" varchar;
  ALTER TABLE "pages_locales" ADD COLUMN "media_release_lead_text" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_story_category" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_media_release_ad_hoc" boolean DEFAULT false;
  ALTER TABLE "_pages_v" ADD COLUMN "version_catalogue_classification_slug" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_main_site_only" boolean DEFAULT false;
  ALTER TABLE "_pages_v" ADD COLUMN "version_protection_level" "enum__pages_v_version_protection_level" DEFAULT 'none';
  ALTER TABLE "_pages_v" ADD COLUMN "version_protection_role" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_protection_password_hash" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_protection_password_version" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_image_id" uuid;
  ALTER TABLE "_pages_v" ADD COLUMN "version_show_table_of_contents" boolean DEFAULT false;
  ALTER TABLE "_pages_v" ADD COLUMN "version_page_type" "enum__pages_v_version_page_type" DEFAULT 'Content';
  ALTER TABLE "_pages_v" ADD COLUMN "version_unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "_pages_v_locales" ADD COLUMN "version_story_lead_text" varchar;
  ALTER TABLE "_pages_v_locales" ADD COLUMN "version_media_release_lead_text" varchar;
  ALTER TABLE "media" ADD COLUMN "hash" varchar;
  ALTER TABLE "media" ADD COLUMN "colour" varchar;
  ALTER TABLE "sites" ADD COLUMN "international_only" boolean DEFAULT false;
  ALTER TABLE "sites" ADD COLUMN "consent" "enum_sites_consent" DEFAULT 'group' NOT NULL;
  ALTER TABLE "sites" ADD COLUMN "hide_side_buttons" boolean DEFAULT false;
  ALTER TABLE "sites" ADD COLUMN "enable_cut_font" boolean DEFAULT false;
  ALTER TABLE "sites" ADD COLUMN "header_navigation_options_theme" "enum_sites_header_navigation_options_theme" DEFAULT 'Default' NOT NULL;
  ALTER TABLE "sites" ADD COLUMN "header_navigation_options_hidden" boolean DEFAULT false;
  ALTER TABLE "sites" ADD COLUMN "footer_navigation_theme" "enum_sites_footer_navigation_theme" DEFAULT 'Default' NOT NULL;
  ALTER TABLE "sites" ADD COLUMN "footer_navigation_contact_link_kind" "enum_sites_footer_navigation_contact_link_kind";
  ALTER TABLE "sites" ADD COLUMN "footer_navigation_contact_link_page_id" uuid;
  ALTER TABLE "sites" ADD COLUMN "footer_navigation_contact_link_page_parameters" varchar;
  ALTER TABLE "sites" ADD COLUMN "footer_navigation_contact_link_target" varchar;
  ALTER TABLE "sites" ADD COLUMN "footer_navigation_contact_link_product_slug" varchar;
  ALTER TABLE "sites" ADD COLUMN "footer_navigation_contact_link_open_in_new_tab" boolean DEFAULT false;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "news_items_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "redirects_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "authors_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "locations_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "terms_documents_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "investor_records_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "countries_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "languages_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "brands_id" uuid;
  ALTER TABLE "pages_texts" ADD CONSTRAINT "pages_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_authors_fk" FOREIGN KEY ("authors_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_texts" ADD CONSTRAINT "_pages_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_authors_fk" FOREIGN KEY ("authors_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_items" ADD CONSTRAINT "news_items_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news_items" ADD CONSTRAINT "news_items_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news_items_locales" ADD CONSTRAINT "news_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."news_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "authors" ADD CONSTRAINT "authors_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "authors_locales" ADD CONSTRAINT "authors_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "locations_locales" ADD CONSTRAINT "locations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "locations_rels" ADD CONSTRAINT "locations_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "locations_rels" ADD CONSTRAINT "locations_rels_brands_fk" FOREIGN KEY ("brands_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "terms_documents" ADD CONSTRAINT "terms_documents_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "terms_documents_locales" ADD CONSTRAINT "terms_documents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."terms_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "terms_documents_texts" ADD CONSTRAINT "terms_documents_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."terms_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "terms_documents_rels" ADD CONSTRAINT "terms_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."terms_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "terms_documents_rels" ADD CONSTRAINT "terms_documents_rels_locations_fk" FOREIGN KEY ("locations_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "investor_records_locales" ADD CONSTRAINT "investor_records_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."investor_records"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_language_only" ADD CONSTRAINT "sites_language_only_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_home_pages" ADD CONSTRAINT "sites_home_pages_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sites_home_pages" ADD CONSTRAINT "sites_home_pages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_header_navigation_items_children_leaves" ADD CONSTRAINT "sites_header_navigation_items_children_leaves_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sites_header_navigation_items_children_leaves" ADD CONSTRAINT "sites_header_navigation_items_children_leaves_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sites_header_navigation_items_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_header_navigation_items_children_leaves_locales" ADD CONSTRAINT "sites_header_navigation_items_children_leaves_locales_par_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sites_header_navigation_items_children_leaves"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_header_navigation_items_children" ADD CONSTRAINT "sites_header_navigation_items_children_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sites_header_navigation_items_children" ADD CONSTRAINT "sites_header_navigation_items_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sites_header_navigation_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_header_navigation_items_children_locales" ADD CONSTRAINT "sites_header_navigation_items_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sites_header_navigation_items_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_header_navigation_items" ADD CONSTRAINT "sites_header_navigation_items_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sites_header_navigation_items" ADD CONSTRAINT "sites_header_navigation_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_header_navigation_items_locales" ADD CONSTRAINT "sites_header_navigation_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sites_header_navigation_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_footer_navigation_sections_children_leaves" ADD CONSTRAINT "sites_footer_navigation_sections_children_leaves_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sites_footer_navigation_sections_children_leaves" ADD CONSTRAINT "sites_footer_navigation_sections_children_leaves_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sites_footer_navigation_sections_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_footer_navigation_sections_children_leaves_locales" ADD CONSTRAINT "sites_footer_navigation_sections_children_leaves_locales__fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sites_footer_navigation_sections_children_leaves"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_footer_navigation_sections_children" ADD CONSTRAINT "sites_footer_navigation_sections_children_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sites_footer_navigation_sections_children" ADD CONSTRAINT "sites_footer_navigation_sections_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sites_footer_navigation_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_footer_navigation_sections_children_locales" ADD CONSTRAINT "sites_footer_navigation_sections_children_locales_parent__fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sites_footer_navigation_sections_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_footer_navigation_sections" ADD CONSTRAINT "sites_footer_navigation_sections_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sites_footer_navigation_sections" ADD CONSTRAINT "sites_footer_navigation_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_footer_navigation_sections_locales" ADD CONSTRAINT "sites_footer_navigation_sections_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sites_footer_navigation_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_locales" ADD CONSTRAINT "sites_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_texts" ADD CONSTRAINT "sites_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "countries_supported_languages" ADD CONSTRAINT "countries_supported_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "countries_locales" ADD CONSTRAINT "countries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "languages_locales" ADD CONSTRAINT "languages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."languages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "brands" ADD CONSTRAINT "brands_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_rels" ADD CONSTRAINT "users_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_rels" ADD CONSTRAINT "users_rels_sites_fk" FOREIGN KEY ("sites_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_texts_order_parent" ON "pages_texts" USING btree ("order","parent_id");
  CREATE INDEX "pages_rels_order_idx" ON "pages_rels" USING btree ("order");
  CREATE INDEX "pages_rels_parent_idx" ON "pages_rels" USING btree ("parent_id");
  CREATE INDEX "pages_rels_path_idx" ON "pages_rels" USING btree ("path");
  CREATE INDEX "pages_rels_authors_id_idx" ON "pages_rels" USING btree ("authors_id");
  CREATE INDEX "_pages_v_texts_order_parent" ON "_pages_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_pages_v_rels_order_idx" ON "_pages_v_rels" USING btree ("order");
  CREATE INDEX "_pages_v_rels_parent_idx" ON "_pages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_pages_v_rels_path_idx" ON "_pages_v_rels" USING btree ("path");
  CREATE INDEX "_pages_v_rels_authors_id_idx" ON "_pages_v_rels" USING btree ("authors_id");
  CREATE INDEX "news_items_site_idx" ON "news_items" USING btree ("site_id");
  CREATE INDEX "news_items_image_idx" ON "news_items" USING btree ("image_id");
  CREATE INDEX "news_items_publication_date_idx" ON "news_items" USING btree ("publication_date");
  CREATE INDEX "news_items_source_idx" ON "news_items" USING btree ("source");
  CREATE INDEX "news_items_updated_at_idx" ON "news_items" USING btree ("updated_at");
  CREATE INDEX "news_items_created_at_idx" ON "news_items" USING btree ("created_at");
  CREATE UNIQUE INDEX "news_items_locales_locale_parent_id_unique" ON "news_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "redirects_site_idx" ON "redirects" USING btree ("site_id");
  CREATE INDEX "redirects_previous_url_idx" ON "redirects" USING btree ("previous_url");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE UNIQUE INDEX "authors_slug_idx" ON "authors" USING btree ("slug");
  CREATE INDEX "authors_image_idx" ON "authors" USING btree ("image_id");
  CREATE INDEX "authors_updated_at_idx" ON "authors" USING btree ("updated_at");
  CREATE INDEX "authors_created_at_idx" ON "authors" USING btree ("created_at");
  CREATE UNIQUE INDEX "authors_locales_locale_parent_id_unique" ON "authors_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "locations_updated_at_idx" ON "locations" USING btree ("updated_at");
  CREATE INDEX "locations_created_at_idx" ON "locations" USING btree ("created_at");
  CREATE UNIQUE INDEX "locations_locales_locale_parent_id_unique" ON "locations_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "locations_rels_order_idx" ON "locations_rels" USING btree ("order");
  CREATE INDEX "locations_rels_parent_idx" ON "locations_rels" USING btree ("parent_id");
  CREATE INDEX "locations_rels_path_idx" ON "locations_rels" USING btree ("path");
  CREATE INDEX "locations_rels_brands_id_idx" ON "locations_rels" USING btree ("brands_id");
  CREATE INDEX "terms_documents_file_idx" ON "terms_documents" USING btree ("file_id");
  CREATE INDEX "terms_documents_source_idx" ON "terms_documents" USING btree ("source");
  CREATE INDEX "terms_documents_updated_at_idx" ON "terms_documents" USING btree ("updated_at");
  CREATE INDEX "terms_documents_created_at_idx" ON "terms_documents" USING btree ("created_at");
  CREATE UNIQUE INDEX "terms_documents_locales_locale_parent_id_unique" ON "terms_documents_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "terms_documents_texts_order_parent" ON "terms_documents_texts" USING btree ("order","parent_id");
  CREATE INDEX "terms_documents_rels_order_idx" ON "terms_documents_rels" USING btree ("order");
  CREATE INDEX "terms_documents_rels_parent_idx" ON "terms_documents_rels" USING btree ("parent_id");
  CREATE INDEX "terms_documents_rels_path_idx" ON "terms_documents_rels" USING btree ("path");
  CREATE INDEX "terms_documents_rels_locations_id_idx" ON "terms_documents_rels" USING btree ("locations_id");
  CREATE INDEX "investor_records_kind_idx" ON "investor_records" USING btree ("kind");
  CREATE INDEX "investor_records_updated_at_idx" ON "investor_records" USING btree ("updated_at");
  CREATE INDEX "investor_records_created_at_idx" ON "investor_records" USING btree ("created_at");
  CREATE UNIQUE INDEX "investor_records_locales_locale_parent_id_unique" ON "investor_records_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "sites_language_only_order_idx" ON "sites_language_only" USING btree ("order");
  CREATE INDEX "sites_language_only_parent_idx" ON "sites_language_only" USING btree ("parent_id");
  CREATE INDEX "sites_home_pages_order_idx" ON "sites_home_pages" USING btree ("_order");
  CREATE INDEX "sites_home_pages_parent_id_idx" ON "sites_home_pages" USING btree ("_parent_id");
  CREATE INDEX "sites_home_pages_page_idx" ON "sites_home_pages" USING btree ("page_id");
  CREATE INDEX "sites_header_navigation_items_children_leaves_order_idx" ON "sites_header_navigation_items_children_leaves" USING btree ("_order");
  CREATE INDEX "sites_header_navigation_items_children_leaves_parent_id_idx" ON "sites_header_navigation_items_children_leaves" USING btree ("_parent_id");
  CREATE INDEX "sites_header_navigation_items_children_leaves_page_idx" ON "sites_header_navigation_items_children_leaves" USING btree ("page_id");
  CREATE UNIQUE INDEX "sites_header_navigation_items_children_leaves_locales_locale" ON "sites_header_navigation_items_children_leaves_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "sites_header_navigation_items_children_order_idx" ON "sites_header_navigation_items_children" USING btree ("_order");
  CREATE INDEX "sites_header_navigation_items_children_parent_id_idx" ON "sites_header_navigation_items_children" USING btree ("_parent_id");
  CREATE INDEX "sites_header_navigation_items_children_page_idx" ON "sites_header_navigation_items_children" USING btree ("page_id");
  CREATE UNIQUE INDEX "sites_header_navigation_items_children_locales_locale_parent" ON "sites_header_navigation_items_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "sites_header_navigation_items_order_idx" ON "sites_header_navigation_items" USING btree ("_order");
  CREATE INDEX "sites_header_navigation_items_parent_id_idx" ON "sites_header_navigation_items" USING btree ("_parent_id");
  CREATE INDEX "sites_header_navigation_items_page_idx" ON "sites_header_navigation_items" USING btree ("page_id");
  CREATE UNIQUE INDEX "sites_header_navigation_items_locales_locale_parent_id_uniqu" ON "sites_header_navigation_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "sites_footer_navigation_sections_children_leaves_order_idx" ON "sites_footer_navigation_sections_children_leaves" USING btree ("_order");
  CREATE INDEX "sites_footer_navigation_sections_children_leaves_parent_id_idx" ON "sites_footer_navigation_sections_children_leaves" USING btree ("_parent_id");
  CREATE INDEX "sites_footer_navigation_sections_children_leaves_page_idx" ON "sites_footer_navigation_sections_children_leaves" USING btree ("page_id");
  CREATE UNIQUE INDEX "sites_footer_navigation_sections_children_leaves_locales_loc" ON "sites_footer_navigation_sections_children_leaves_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "sites_footer_navigation_sections_children_order_idx" ON "sites_footer_navigation_sections_children" USING btree ("_order");
  CREATE INDEX "sites_footer_navigation_sections_children_parent_id_idx" ON "sites_footer_navigation_sections_children" USING btree ("_parent_id");
  CREATE INDEX "sites_footer_navigation_sections_children_page_idx" ON "sites_footer_navigation_sections_children" USING btree ("page_id");
  CREATE UNIQUE INDEX "sites_footer_navigation_sections_children_locales_locale_par" ON "sites_footer_navigation_sections_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "sites_footer_navigation_sections_order_idx" ON "sites_footer_navigation_sections" USING btree ("_order");
  CREATE INDEX "sites_footer_navigation_sections_parent_id_idx" ON "sites_footer_navigation_sections" USING btree ("_parent_id");
  CREATE INDEX "sites_footer_navigation_sections_page_idx" ON "sites_footer_navigation_sections" USING btree ("page_id");
  CREATE UNIQUE INDEX "sites_footer_navigation_sections_locales_locale_parent_id_un" ON "sites_footer_navigation_sections_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "sites_locales_locale_parent_id_unique" ON "sites_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "sites_texts_order_parent" ON "sites_texts" USING btree ("order","parent_id");
  CREATE INDEX "countries_supported_languages_order_idx" ON "countries_supported_languages" USING btree ("order");
  CREATE INDEX "countries_supported_languages_parent_idx" ON "countries_supported_languages" USING btree ("parent_id");
  CREATE UNIQUE INDEX "countries_country_code_idx" ON "countries" USING btree ("country_code");
  CREATE INDEX "countries_sort_index_idx" ON "countries" USING btree ("sort_index");
  CREATE INDEX "countries_updated_at_idx" ON "countries" USING btree ("updated_at");
  CREATE INDEX "countries_created_at_idx" ON "countries" USING btree ("created_at");
  CREATE UNIQUE INDEX "countries_locales_locale_parent_id_unique" ON "countries_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "languages_language_code_idx" ON "languages" USING btree ("language_code");
  CREATE INDEX "languages_updated_at_idx" ON "languages" USING btree ("updated_at");
  CREATE INDEX "languages_created_at_idx" ON "languages" USING btree ("created_at");
  CREATE UNIQUE INDEX "languages_locales_locale_parent_id_unique" ON "languages_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "brands_pim_id_idx" ON "brands" USING btree ("pim_id");
  CREATE INDEX "brands_image_idx" ON "brands" USING btree ("image_id");
  CREATE INDEX "brands_updated_at_idx" ON "brands" USING btree ("updated_at");
  CREATE INDEX "brands_created_at_idx" ON "brands" USING btree ("created_at");
  CREATE INDEX "users_rels_order_idx" ON "users_rels" USING btree ("order");
  CREATE INDEX "users_rels_parent_idx" ON "users_rels" USING btree ("parent_id");
  CREATE INDEX "users_rels_path_idx" ON "users_rels" USING btree ("path");
  CREATE INDEX "users_rels_sites_id_idx" ON "users_rels" USING btree ("sites_id");
  ALTER TABLE "pages" ADD CONSTRAINT "pages_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sites" ADD CONSTRAINT "sites_footer_navigation_contact_link_page_id_pages_id_fk" FOREIGN KEY ("footer_navigation_contact_link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_items_fk" FOREIGN KEY ("news_items_id") REFERENCES "public"."news_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_authors_fk" FOREIGN KEY ("authors_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_locations_fk" FOREIGN KEY ("locations_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_terms_documents_fk" FOREIGN KEY ("terms_documents_id") REFERENCES "public"."terms_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_investor_records_fk" FOREIGN KEY ("investor_records_id") REFERENCES "public"."investor_records"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_languages_fk" FOREIGN KEY ("languages_id") REFERENCES "public"."languages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_brands_fk" FOREIGN KEY ("brands_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_story_story_category_idx" ON "pages" USING btree ("story_category");
  CREATE INDEX "pages_image_idx" ON "pages" USING btree ("image_id");
  CREATE INDEX "pages_page_type_idx" ON "pages" USING btree ("page_type");
  CREATE INDEX "pages_publish_at_idx" ON "pages" USING btree ("publish_at");
  CREATE INDEX "pages_unpublish_at_idx" ON "pages" USING btree ("unpublish_at");
  CREATE INDEX "_pages_v_version_story_version_story_category_idx" ON "_pages_v" USING btree ("version_story_category");
  CREATE INDEX "_pages_v_version_version_image_idx" ON "_pages_v" USING btree ("version_image_id");
  CREATE INDEX "_pages_v_version_version_page_type_idx" ON "_pages_v" USING btree ("version_page_type");
  CREATE INDEX "_pages_v_version_version_publish_at_idx" ON "_pages_v" USING btree ("version_publish_at");
  CREATE INDEX "_pages_v_version_version_unpublish_at_idx" ON "_pages_v" USING btree ("version_unpublish_at");
  CREATE INDEX "media_hash_idx" ON "media" USING btree ("hash");
  CREATE INDEX "sites_footer_navigation_contact_link_footer_navigation_c_idx" ON "sites" USING btree ("footer_navigation_contact_link_page_id");
  CREATE INDEX "payload_locked_documents_rels_news_items_id_idx" ON "payload_locked_documents_rels" USING btree ("news_items_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_authors_id_idx" ON "payload_locked_documents_rels" USING btree ("authors_id");
  CREATE INDEX "payload_locked_documents_rels_locations_id_idx" ON "payload_locked_documents_rels" USING btree ("locations_id");
  CREATE INDEX "payload_locked_documents_rels_terms_documents_id_idx" ON "payload_locked_documents_rels" USING btree ("terms_documents_id");
  CREATE INDEX "payload_locked_documents_rels_investor_records_id_idx" ON "payload_locked_documents_rels" USING btree ("investor_records_id");
  CREATE INDEX "payload_locked_documents_rels_countries_id_idx" ON "payload_locked_documents_rels" USING btree ("countries_id");
  CREATE INDEX "payload_locked_documents_rels_languages_id_idx" ON "payload_locked_documents_rels" USING btree ("languages_id");
  CREATE INDEX "payload_locked_documents_rels_brands_id_idx" ON "payload_locked_documents_rels" USING btree ("brands_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "news_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "news_items_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "redirects" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "authors" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "authors_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "locations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "locations_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "locations_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "terms_documents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "terms_documents_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "terms_documents_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "terms_documents_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "investor_records" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "investor_records_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sites_language_only" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sites_home_pages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sites_header_navigation_items_children_leaves" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sites_header_navigation_items_children_leaves_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sites_header_navigation_items_children" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sites_header_navigation_items_children_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sites_header_navigation_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sites_header_navigation_items_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sites_footer_navigation_sections_children_leaves" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sites_footer_navigation_sections_children_leaves_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sites_footer_navigation_sections_children" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sites_footer_navigation_sections_children_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sites_footer_navigation_sections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sites_footer_navigation_sections_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sites_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sites_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "countries_supported_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "countries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "countries_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "languages_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "brands" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "users_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "pages_texts" CASCADE;
  DROP TABLE "pages_rels" CASCADE;
  DROP TABLE "_pages_v_texts" CASCADE;
  DROP TABLE "_pages_v_rels" CASCADE;
  DROP TABLE "news_items" CASCADE;
  DROP TABLE "news_items_locales" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "authors" CASCADE;
  DROP TABLE "authors_locales" CASCADE;
  DROP TABLE "locations" CASCADE;
  DROP TABLE "locations_locales" CASCADE;
  DROP TABLE "locations_rels" CASCADE;
  DROP TABLE "terms_documents" CASCADE;
  DROP TABLE "terms_documents_locales" CASCADE;
  DROP TABLE "terms_documents_texts" CASCADE;
  DROP TABLE "terms_documents_rels" CASCADE;
  DROP TABLE "investor_records" CASCADE;
  DROP TABLE "investor_records_locales" CASCADE;
  DROP TABLE "sites_language_only" CASCADE;
  DROP TABLE "sites_home_pages" CASCADE;
  DROP TABLE "sites_header_navigation_items_children_leaves" CASCADE;
  DROP TABLE "sites_header_navigation_items_children_leaves_locales" CASCADE;
  DROP TABLE "sites_header_navigation_items_children" CASCADE;
  DROP TABLE "sites_header_navigation_items_children_locales" CASCADE;
  DROP TABLE "sites_header_navigation_items" CASCADE;
  DROP TABLE "sites_header_navigation_items_locales" CASCADE;
  DROP TABLE "sites_footer_navigation_sections_children_leaves" CASCADE;
  DROP TABLE "sites_footer_navigation_sections_children_leaves_locales" CASCADE;
  DROP TABLE "sites_footer_navigation_sections_children" CASCADE;
  DROP TABLE "sites_footer_navigation_sections_children_locales" CASCADE;
  DROP TABLE "sites_footer_navigation_sections" CASCADE;
  DROP TABLE "sites_footer_navigation_sections_locales" CASCADE;
  DROP TABLE "sites_locales" CASCADE;
  DROP TABLE "sites_texts" CASCADE;
  DROP TABLE "countries_supported_languages" CASCADE;
  DROP TABLE "countries" CASCADE;
  DROP TABLE "countries_locales" CASCADE;
  DROP TABLE "languages" CASCADE;
  DROP TABLE "languages_locales" CASCADE;
  DROP TABLE "brands" CASCADE;
  DROP TABLE "users_rels" CASCADE;
  ALTER TABLE "pages" DROP CONSTRAINT "pages_image_id_media_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT "_pages_v_version_image_id_media_id_fk";
  
  ALTER TABLE "sites" DROP CONSTRAINT "sites_footer_navigation_contact_link_page_id_pages_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_news_items_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_redirects_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_authors_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_locations_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_terms_documents_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_investor_records_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_countries_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_languages_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_brands_fk";
  
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'editor'::text;
  DROP TYPE "public"."enum_users_role";
  CREATE TYPE "public"."enum_users_role" AS ENUM('editor', 'administrator');
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'editor'::"public"."enum_users_role";
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE "public"."enum_users_role" USING "role"::"public"."enum_users_role";
  DROP INDEX "pages_story_story_category_idx";
  DROP INDEX "pages_image_idx";
  DROP INDEX "pages_page_type_idx";
  DROP INDEX "pages_publish_at_idx";
  DROP INDEX "pages_unpublish_at_idx";
  DROP INDEX "_pages_v_version_story_version_story_category_idx";
  DROP INDEX "_pages_v_version_version_image_idx";
  DROP INDEX "_pages_v_version_version_page_type_idx";
  DROP INDEX "_pages_v_version_version_publish_at_idx";
  DROP INDEX "_pages_v_version_version_unpublish_at_idx";
  DROP INDEX "media_hash_idx";
  DROP INDEX "sites_footer_navigation_contact_link_footer_navigation_c_idx";
  DROP INDEX "payload_locked_documents_rels_news_items_id_idx";
  DROP INDEX "payload_locked_documents_rels_redirects_id_idx";
  DROP INDEX "payload_locked_documents_rels_authors_id_idx";
  DROP INDEX "payload_locked_documents_rels_locations_id_idx";
  DROP INDEX "payload_locked_documents_rels_terms_documents_id_idx";
  DROP INDEX "payload_locked_documents_rels_investor_records_id_idx";
  DROP INDEX "payload_locked_documents_rels_countries_id_idx";
  DROP INDEX "payload_locked_documents_rels_languages_id_idx";
  DROP INDEX "payload_locked_documents_rels_brands_id_idx";
  ALTER TABLE "pages" DROP COLUMN "story_category";
  ALTER TABLE "pages" DROP COLUMN "media_release_ad_hoc";
  ALTER TABLE "pages" DROP COLUMN "catalogue_classification_slug";
  ALTER TABLE "pages" DROP COLUMN "main_site_only";
  ALTER TABLE "pages" DROP COLUMN "protection_level";
  ALTER TABLE "pages" DROP COLUMN "protection_role";
  ALTER TABLE "pages" DROP COLUMN "protection_password_hash";
  ALTER TABLE "pages" DROP COLUMN "protection_password_version";
  ALTER TABLE "pages" DROP COLUMN "image_id";
  ALTER TABLE "pages" DROP COLUMN "show_table_of_contents";
  ALTER TABLE "pages" DROP COLUMN "page_type";
  ALTER TABLE "pages" DROP COLUMN "unpublish_at";
  ALTER TABLE "pages_locales" DROP COLUMN "story_lead_text";
  ALTER TABLE "pages_locales" DROP COLUMN "media_release_lead_text";
  ALTER TABLE "_pages_v" DROP COLUMN "version_story_category";
  ALTER TABLE "_pages_v" DROP COLUMN "version_media_release_ad_hoc";
  ALTER TABLE "_pages_v" DROP COLUMN "version_catalogue_classification_slug";
  ALTER TABLE "_pages_v" DROP COLUMN "version_main_site_only";
  ALTER TABLE "_pages_v" DROP COLUMN "version_protection_level";
  ALTER TABLE "_pages_v" DROP COLUMN "version_protection_role";
  ALTER TABLE "_pages_v" DROP COLUMN "version_protection_password_hash";
  ALTER TABLE "_pages_v" DROP COLUMN "version_protection_password_version";
  ALTER TABLE "_pages_v" DROP COLUMN "version_image_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_show_table_of_contents";
  ALTER TABLE "_pages_v" DROP COLUMN "version_page_type";
  ALTER TABLE "_pages_v" DROP COLUMN "version_unpublish_at";
  ALTER TABLE "_pages_v_locales" DROP COLUMN "version_story_lead_text";
  ALTER TABLE "_pages_v_locales" DROP COLUMN "version_media_release_lead_text";
  ALTER TABLE "media" DROP COLUMN "hash";
  ALTER TABLE "media" DROP COLUMN "colour";
  ALTER TABLE "sites" DROP COLUMN "international_only";
  ALTER TABLE "sites" DROP COLUMN "consent";
  ALTER TABLE "sites" DROP COLUMN "hide_side_buttons";
  ALTER TABLE "sites" DROP COLUMN "enable_cut_font";
  ALTER TABLE "sites" DROP COLUMN "header_navigation_options_theme";
  ALTER TABLE "sites" DROP COLUMN "header_navigation_options_hidden";
  ALTER TABLE "sites" DROP COLUMN "footer_navigation_theme";
  ALTER TABLE "sites" DROP COLUMN "footer_navigation_contact_link_kind";
  ALTER TABLE "sites" DROP COLUMN "footer_navigation_contact_link_page_id";
  ALTER TABLE "sites" DROP COLUMN "footer_navigation_contact_link_page_parameters";
  ALTER TABLE "sites" DROP COLUMN "footer_navigation_contact_link_target";
  ALTER TABLE "sites" DROP COLUMN "footer_navigation_contact_link_product_slug";
  ALTER TABLE "sites" DROP COLUMN "footer_navigation_contact_link_open_in_new_tab";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "news_items_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "redirects_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "authors_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "locations_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "terms_documents_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "investor_records_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "countries_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "languages_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "brands_id";
  DROP TYPE "public"."enum_pages_protection_level";
  DROP TYPE "public"."enum_pages_page_type";
  DROP TYPE "public"."enum__pages_v_version_protection_level";
  DROP TYPE "public"."enum__pages_v_version_page_type";
  DROP TYPE "public"."enum_locations_contact_type";
  DROP TYPE "public"."enum_locations_region";
  DROP TYPE "public"."enum_investor_records_kind";
  DROP TYPE "public"."enum_sites_language_only";
  DROP TYPE "public"."enum_sites_consent";
  DROP TYPE "public"."enum_sites_header_navigation_options_theme";
  DROP TYPE "public"."enum_sites_footer_navigation_theme";
  DROP TYPE "public"."enum_sites_footer_navigation_contact_link_kind";
  DROP TYPE "public"."enum_countries_supported_languages";
  DROP TYPE "public"."enum_countries_default_language";
  DROP TYPE "public"."enum_countries_default_measurement_system";
  DROP TYPE "public"."enum_languages_language_code";
  DROP TYPE "public"."enum_brands_theme";`)
}
