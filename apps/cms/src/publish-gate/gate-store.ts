import { languages } from '@ferrule/domain/locales/language'
import { type GateReport, gateReport } from '@ferrule/domain/publish-gate/gate-finding'
import { redirect } from '@ferrule/domain/redirects/redirect-table'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { Transaction } from '../postgres/transaction-of.ts'

const language = z.enum(languages)
const ids = (values: readonly string[]) =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`

const gateText = z.object({
  pageId: z.string(),
  path: z.string(),
  isProtected: z.boolean(),
  language,
  isPublished: z.boolean(),
  /** The newest text is a draft. */
  isPending: z.boolean(),
  title: z.string(),
  description: z.string().nullable(),
  blocks: z.array(z.record(z.string(), z.unknown())).nullable(),
})

export type StoredGateText = z.infer<typeof gateText>

/**
 * The newest texts of pages in all their languages, drafts included. Pages of other sites are left out: the gate would
 * check them with the languages, pages and redirects of this one.
 */
export async function listGateTexts(
  db: Transaction,
  siteSlug: string,
  pageIds: readonly string[],
): Promise<StoredGateText[]> {
  const { rows } = await db.execute(sql`
    select pages.id as "pageId", coalesce(v.version_path, pages.path, '') as path,
      coalesce(pages.protection_level::text, 'none') <> 'none' as "isProtected",
      texts._locale as language, coalesce(live._status = 'published', false) as "isPublished",
      coalesce(texts.version__status = 'draft', false) as "isPending",
      texts.version_title as title, texts.version_description as description, texts.version_blocks as blocks
    from pages
    join sites on sites.id = pages.site_id and coalesce(sites.slug, '') = ${siteSlug}
    join _pages_v v on v.parent_id = pages.id and v.latest
    join _pages_v_locales texts on texts._parent_id = v.id and texts.version_title is not null
    left join pages_locales live on live._parent_id = pages.id and live._locale = texts._locale
    where pages.id::text = any(${ids(pageIds)}) and pages.deleted_at is null
    order by path, language`)
  return z.array(gateText).parse(rows)
}

const gateSite = z.object({ id: z.string(), languages: z.array(language) })

export type StoredGateSite = z.infer<typeof gateSite>

/** Finds a site by its slug or its id. */
export async function findGateSite(
  db: Transaction,
  { slug, id }: { slug?: string; id?: string },
): Promise<StoredGateSite | undefined> {
  const { rows } = await db.execute(sql`
    select id, (select coalesce(jsonb_agg(value order by "order"), '[]') from sites_languages
      where parent_id = sites.id) as languages
    from sites where coalesce(slug, '') = ${slug ?? null} or id::text = ${id ?? null} limit 1`)
  return rows[0] ? gateSite.parse(rows[0]) : undefined
}

const gatePage = z.object({ id: z.string(), path: z.string(), isProtected: z.boolean(), languages: z.array(language) })

type LinkedPages = { paths: readonly string[]; pageIds: readonly string[]; batchIds: readonly string[] }

/** Pages at these paths or with these ids, with their published languages; those of the batch with all languages that have a text. */
export async function listLinkedPages(
  db: Transaction,
  siteId: string,
  { paths, pageIds, batchIds }: LinkedPages,
): Promise<z.infer<typeof gatePage>[]> {
  const { rows } = await db.execute(sql`
    with linked as (
      select id, path, protection_level from pages
      where site_id = ${siteId} and deleted_at is null
        and (coalesce(path, '') = any(${ids(paths)}) or id::text = any(${ids(pageIds)}))
    ), found as (
      select _parent_id as page_id, _locale as language from pages_locales
        where _status = 'published' and _parent_id in (select id from linked)
      union select v.parent_id, texts._locale from _pages_v v
        join _pages_v_locales texts on texts._parent_id = v.id and texts.version_title is not null
        where v.latest and v.parent_id::text = any(${ids(batchIds)}))
    select id, coalesce(path, '') as path, coalesce(protection_level::text, 'none') <> 'none' as "isProtected",
      (select coalesce(jsonb_agg(language), '[]') from found where page_id = linked.id) as languages
    from linked`)
  return z.array(gatePage).parse(rows)
}

export async function listSiteRedirects(db: Transaction, siteId: string): Promise<z.infer<typeof redirect>[]> {
  const { rows } = await db.execute(sql`
    select previous_url as "previousUrl", target from redirects where site_id = ${siteId} and deleted_at is null`)
  return z.array(redirect).parse(rows)
}

/** The pages that the navigation and the start pages of a site contain. */
export async function listNavigatedPages(db: Transaction, siteId: string): Promise<string[]> {
  const { rows } = await db.execute(sql`
    with header as (select id, page_id from sites_header_navigation_items where _parent_id = ${siteId}),
    header_below as (select id, page_id from sites_header_navigation_items_children
      where _parent_id in (select id from header)),
    footer as (select id, page_id from sites_footer_navigation_sections where _parent_id = ${siteId}),
    footer_below as (select id, page_id from sites_footer_navigation_sections_children
      where _parent_id in (select id from footer)),
    listed as (
      select page_id from sites_home_pages where _parent_id = ${siteId}
      union select page_id from header union select page_id from header_below
      union select page_id from sites_header_navigation_items_children_leaves
        where _parent_id in (select id from header_below)
      union select page_id from footer union select page_id from footer_below
      union select page_id from sites_footer_navigation_sections_children_leaves
        where _parent_id in (select id from footer_below))
    select page_id as id from listed where page_id is not null`)
  return z
    .array(z.object({ id: z.string() }))
    .parse(rows)
    .map(({ id }) => id)
}

/** The targets of all links on the published pages of a site. */
export async function listLinkTargets(db: Transaction, siteId: string): Promise<string[]> {
  const { rows } = await db.execute(sql`
    select distinct link[1] as href from pages
    join pages_locales texts on texts._parent_id = pages.id and texts._status = 'published',
    lateral regexp_matches(texts.blocks::text, '"(?:href|url)": "(/[^"]*)"', 'g') as link
    where pages.site_id = ${siteId} and pages.deleted_at is null`)
  return z
    .array(z.object({ href: z.string() }))
    .parse(rows)
    .map(({ href }) => href)
}

const alternativeText = z.object({
  id: z.string(),
  name: z.string(),
  language: language.nullable(),
  alt: z.string().nullable(),
})

/** The alternative texts of pictures in all languages; without one a picture has a single row. */
export async function listAlternativeTexts(
  db: Transaction,
  pictureIds: readonly string[],
): Promise<z.infer<typeof alternativeText>[]> {
  const { rows } = await db.execute(sql`
    select media.id, coalesce(media.source, media.filename, '') as name, texts._locale as language, texts.alt
    from media left join media_locales texts on texts._parent_id = media.id
    where media.id::text = any(${ids(pictureIds)})`)
  return z.array(alternativeText).parse(rows)
}

/** Acceptances of warnings that are newer than the last save of their page. */
export async function listAcceptances(db: Transaction, pageIds: readonly string[]): Promise<GateReport['acceptances']> {
  const { rows } = await db.execute(sql`
    select accepted.page_id as "pageId", rules, reason,
      to_char(accepted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "acceptedAt"
    from publish_gate_acceptances accepted
    join _pages_v v on v.parent_id = accepted.page_id and v.latest and v.updated_at <= accepted_at
    where accepted.page_id::text = any(${ids(pageIds)}) order by accepted_at desc`)
  return gateReport.shape.acceptances.parse(rows)
}

type Acceptance = { pageIds: readonly string[]; rules: readonly string[]; reason: string; session: string }

/** Saves who accepted which findings and why. The row is its own audit and is never changed. */
export async function saveAcceptance(db: Transaction, { pageIds, rules, reason, session }: Acceptance): Promise<void> {
  await db.execute(sql`
    insert into publish_gate_acceptances (page_id, rules, reason, session)
    select id, ${ids(rules)}, ${reason}, ${session} from pages where id::text = any(${ids(pageIds)})
      and deleted_at is null
      and not exists (select from publish_gate_acceptances before join _pages_v v on v.parent_id = before.page_id
        and v.latest and v.updated_at <= before.accepted_at
        where before.page_id = pages.id and before.rules = ${ids(rules)} and before.reason = ${reason})`)
}
