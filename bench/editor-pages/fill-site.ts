import type { Client } from 'pg'

/** A text of the size of a usual page. */
const blocks = JSON.stringify(
  Array.from({ length: 8 }, (_, index) => ({
    blockType: 'text',
    stableKey: `key${index}`,
    heading: `Heading ${index}`,
    body: {
      root: {
        type: 'root',
        children: [{ type: 'paragraph', children: [{ type: 'text', text: 'Wire. '.repeat(120) }] }],
      },
    },
  })),
)

/**
 * Adds a site with pages in all languages of the content: ten sections with pages below them. Every seventh text is a
 * draft, every fifth published one has a newer draft. Through SQL, because saving them one by one takes hours.
 */
export async function fillSite(
  db: Client,
  { siteSlug, pageCount }: { siteSlug: string; pageCount: number },
): Promise<void> {
  await emptySite(db, siteSlug)
  await db.query('begin')
  await db.query(`insert into sites (slug, name) values ($1, $1)`, [siteSlug])
  await db.query(
    `insert into pages (site_id, slug, path, page_type, protection_level, publish_at)
     select sites.id, 'page-' || n, case when n < 10 then 'page-' || n else 'page-' || n % 10 || '/page-' || n end,
       'Content', 'none', now() - interval '1 day'
     from sites, generate_series(0, $2::int - 1) n where sites.slug = $1`,
    [siteSlug, pageCount],
  )
  await db.query(
    `insert into _pages_v (parent_id, latest, version_site_id, version_path, version_slug)
     select pages.id, true, site_id, path, pages.slug from pages join sites on sites.id = site_id where sites.slug = $1`,
    [siteSlug],
  )
  await db.query(
    `insert into pages_locales (_parent_id, _locale, title, _status, blocks)
     select pages.id, locale, pages.slug || ' ' || locale,
       (case when hashtext(pages.slug || locale) % 7 = 0 then 'draft' else 'published' end)::enum_pages_status, $2::jsonb
     from pages join sites on sites.id = site_id, unnest(enum_range(null::_locales)) locale where sites.slug = $1`,
    [siteSlug, blocks],
  )
  await db.query(
    `insert into _pages_v_locales (_parent_id, _locale, version_title, version__status, version_blocks)
     select v.id, texts._locale, texts.title, (case when texts._status = 'draft' or hashtext(texts.title) % 5 = 0
       then 'draft' else 'published' end)::enum__pages_v_version_status, texts.blocks
     from _pages_v v join sites on sites.id = version_site_id join pages_locales texts on texts._parent_id = v.parent_id
     where sites.slug = $1`,
    [siteSlug],
  )
  await db.query(
    `insert into page_language_states (page_id, language, draft_title, is_draft, is_live, live_title)
     select v.parent_id, draft._locale, version_title, version__status = 'draft', live._status = 'published',
       case when live._status = 'published' then live.title end
     from _pages_v v join sites on sites.id = version_site_id
     join _pages_v_locales draft on draft._parent_id = v.id
     join pages_locales live on live._parent_id = v.parent_id and live._locale = draft._locale where sites.slug = $1`,
    [siteSlug],
  )
  await db.query('commit')
  await db.query('analyze pages, pages_locales, _pages_v, _pages_v_locales, page_language_states')
}

export async function emptySite(db: Client, siteSlug: string): Promise<void> {
  const ofSite = '(select id from sites where slug = $1)'
  await db.query(`delete from _pages_v where version_site_id in ${ofSite}`, [siteSlug])
  await db.query(`delete from pages where site_id in ${ofSite}`, [siteSlug])
  await db.query('delete from sites where slug = $1', [siteSlug])
}
