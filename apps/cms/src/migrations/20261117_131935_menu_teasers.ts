import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Line, icon and teaser of the entries of a menu. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TYPE "public"."navigation_icon" AS ENUM('cut', 'strip', 'section', 'crimp', 'seal', 'mark', 'twist', 'spool', 'ruler', 'test', 'load', 'harness', 'machine', 'ticket', 'parts', 'academy', 'software', 'flow', 'cloud', 'server', 'shield', 'home', 'users', 'file', 'chart', 'pin', 'globe');
  ALTER TABLE "sites_header_navigation_items_children_leaves" ADD COLUMN "icon" "navigation_icon";
  ALTER TABLE "sites_header_navigation_items_children_leaves_locales" ADD COLUMN "note" varchar;
  ALTER TABLE "sites_header_navigation_items_children" ADD COLUMN "icon" "navigation_icon";
  ALTER TABLE "sites_header_navigation_items_children_locales" ADD COLUMN "note" varchar;
  ALTER TABLE "sites_header_navigation_items" ADD COLUMN "icon" "navigation_icon";
  ALTER TABLE "sites_header_navigation_items" ADD COLUMN "teaser_target" varchar;
  ALTER TABLE "sites_header_navigation_items" ADD COLUMN "teaser_image_id" uuid;
  ALTER TABLE "sites_header_navigation_items_locales" ADD COLUMN "note" varchar;
  ALTER TABLE "sites_header_navigation_items_locales" ADD COLUMN "teaser_label" varchar;
  ALTER TABLE "sites_header_navigation_items_locales" ADD COLUMN "teaser_title" varchar;
  ALTER TABLE "sites_header_navigation_items_locales" ADD COLUMN "teaser_text" varchar;
  ALTER TABLE "sites_footer_navigation_sections_children_leaves" ADD COLUMN "icon" "navigation_icon";
  ALTER TABLE "sites_footer_navigation_sections_children_leaves_locales" ADD COLUMN "note" varchar;
  ALTER TABLE "sites_footer_navigation_sections_children" ADD COLUMN "icon" "navigation_icon";
  ALTER TABLE "sites_footer_navigation_sections_children_locales" ADD COLUMN "note" varchar;
  ALTER TABLE "sites_footer_navigation_sections" ADD COLUMN "icon" "navigation_icon";
  ALTER TABLE "sites_footer_navigation_sections_locales" ADD COLUMN "note" varchar;
  ALTER TABLE "_site_header_v_children_leaves" ADD COLUMN "icon" "navigation_icon";
  ALTER TABLE "_site_header_v_children_leaves_locales" ADD COLUMN "note" varchar;
  ALTER TABLE "_site_header_v_children" ADD COLUMN "icon" "navigation_icon";
  ALTER TABLE "_site_header_v_children_locales" ADD COLUMN "note" varchar;
  ALTER TABLE "_site_header_v" ADD COLUMN "icon" "navigation_icon";
  ALTER TABLE "_site_header_v" ADD COLUMN "teaser_target" varchar;
  ALTER TABLE "_site_header_v" ADD COLUMN "teaser_image_id" uuid;
  ALTER TABLE "_site_header_v_locales" ADD COLUMN "note" varchar;
  ALTER TABLE "_site_header_v_locales" ADD COLUMN "teaser_label" varchar;
  ALTER TABLE "_site_header_v_locales" ADD COLUMN "teaser_title" varchar;
  ALTER TABLE "_site_header_v_locales" ADD COLUMN "teaser_text" varchar;
  ALTER TABLE "_site_footer_v_children_leaves" ADD COLUMN "icon" "navigation_icon";
  ALTER TABLE "_site_footer_v_children_leaves_locales" ADD COLUMN "note" varchar;
  ALTER TABLE "_site_footer_v_children" ADD COLUMN "icon" "navigation_icon";
  ALTER TABLE "_site_footer_v_children_locales" ADD COLUMN "note" varchar;
  ALTER TABLE "_site_footer_v" ADD COLUMN "icon" "navigation_icon";
  ALTER TABLE "_site_footer_v_locales" ADD COLUMN "note" varchar;
  ALTER TABLE "sites_header_navigation_items" ADD CONSTRAINT "sites_header_navigation_items_teaser_image_id_media_id_fk" FOREIGN KEY ("teaser_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_header_v" ADD CONSTRAINT "_site_header_v_teaser_image_id_media_id_fk" FOREIGN KEY ("teaser_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "sites_header_navigation_items_teaser_teaser_image_idx" ON "sites_header_navigation_items" USING btree ("teaser_image_id");
  CREATE INDEX "_site_header_v_teaser_teaser_image_idx" ON "_site_header_v" USING btree ("teaser_image_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "sites_header_navigation_items" DROP CONSTRAINT "sites_header_navigation_items_teaser_image_id_media_id_fk";
  ALTER TABLE "_site_header_v" DROP CONSTRAINT "_site_header_v_teaser_image_id_media_id_fk";
  DROP INDEX "sites_header_navigation_items_teaser_teaser_image_idx";
  DROP INDEX "_site_header_v_teaser_teaser_image_idx";
  ALTER TABLE "sites_header_navigation_items_children_leaves" DROP COLUMN "icon";
  ALTER TABLE "sites_header_navigation_items_children_leaves_locales" DROP COLUMN "note";
  ALTER TABLE "sites_header_navigation_items_children" DROP COLUMN "icon";
  ALTER TABLE "sites_header_navigation_items_children_locales" DROP COLUMN "note";
  ALTER TABLE "sites_header_navigation_items" DROP COLUMN "icon";
  ALTER TABLE "sites_header_navigation_items" DROP COLUMN "teaser_target";
  ALTER TABLE "sites_header_navigation_items" DROP COLUMN "teaser_image_id";
  ALTER TABLE "sites_header_navigation_items_locales" DROP COLUMN "note";
  ALTER TABLE "sites_header_navigation_items_locales" DROP COLUMN "teaser_label";
  ALTER TABLE "sites_header_navigation_items_locales" DROP COLUMN "teaser_title";
  ALTER TABLE "sites_header_navigation_items_locales" DROP COLUMN "teaser_text";
  ALTER TABLE "sites_footer_navigation_sections_children_leaves" DROP COLUMN "icon";
  ALTER TABLE "sites_footer_navigation_sections_children_leaves_locales" DROP COLUMN "note";
  ALTER TABLE "sites_footer_navigation_sections_children" DROP COLUMN "icon";
  ALTER TABLE "sites_footer_navigation_sections_children_locales" DROP COLUMN "note";
  ALTER TABLE "sites_footer_navigation_sections" DROP COLUMN "icon";
  ALTER TABLE "sites_footer_navigation_sections_locales" DROP COLUMN "note";
  ALTER TABLE "_site_header_v_children_leaves" DROP COLUMN "icon";
  ALTER TABLE "_site_header_v_children_leaves_locales" DROP COLUMN "note";
  ALTER TABLE "_site_header_v_children" DROP COLUMN "icon";
  ALTER TABLE "_site_header_v_children_locales" DROP COLUMN "note";
  ALTER TABLE "_site_header_v" DROP COLUMN "icon";
  ALTER TABLE "_site_header_v" DROP COLUMN "teaser_target";
  ALTER TABLE "_site_header_v" DROP COLUMN "teaser_image_id";
  ALTER TABLE "_site_header_v_locales" DROP COLUMN "note";
  ALTER TABLE "_site_header_v_locales" DROP COLUMN "teaser_label";
  ALTER TABLE "_site_header_v_locales" DROP COLUMN "teaser_title";
  ALTER TABLE "_site_header_v_locales" DROP COLUMN "teaser_text";
  ALTER TABLE "_site_footer_v_children_leaves" DROP COLUMN "icon";
  ALTER TABLE "_site_footer_v_children_leaves_locales" DROP COLUMN "note";
  ALTER TABLE "_site_footer_v_children" DROP COLUMN "icon";
  ALTER TABLE "_site_footer_v_children_locales" DROP COLUMN "note";
  ALTER TABLE "_site_footer_v" DROP COLUMN "icon";
  ALTER TABLE "_site_footer_v_locales" DROP COLUMN "note";
  DROP TYPE "public"."navigation_icon";`)
}
