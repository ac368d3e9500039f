import type { Client } from 'pg'

export type ListSizes = { news: number; stories: number; redirects: number }

/** The prefix of everything that the benchmark adds. */
export const benchPrefix = 'bench-editorial'

const mainSite = `(select id from sites where coalesce(slug, '') = '')`

/** Adds news, stories and redirects to the main site. Through SQL, because saving them one by one takes hours. */
export async function fillLists(db: Client, { news, stories, redirects }: ListSizes): Promise<void> {
  await emptyLists(db)
  await db.query('begin')
  await fillNews(db, news)
  await fillStories(db, stories)
  await db.query(
    `insert into redirects (site_id, previous_url, target)
     select ${mainSite}, '/${benchPrefix}/old-' || n, '/company/about' from generate_series(1, $1::int) n`,
    [redirects],
  )
  await db.query('commit')
  await db.query('analyze news_items, news_items_locales, pages, pages_locales, redirects')
}

async function fillNews(db: Client, count: number): Promise<void> {
  await db.query(
    `with added as (
       insert into news_items (site_id, publication_date, source)
       select ${mainSite}, timestamptz '2020-01-01' + n * interval '5 hours', '${benchPrefix}-' || n
       from generate_series(1, $1::int) n returning id, source)
     insert into news_items_locales (_parent_id, _locale, title, text)
     select id, 'en', 'News ' || source, repeat('Crimp heights of the week. ', 8) from added`,
    [count],
  )
}

/** Each story is published in English and has the category and topics of a demo story. */
async function fillStories(db: Client, count: number): Promise<void> {
  await db.query(
    `with model as (
       select pages.* from pages where site_id = ${mainSite} and path = 'stories/copper-is-soft'
     ), added as (
       insert into pages (site_id, parent_id, slug, path, page_type, protection_level, publish_at, story_category_id)
       select site_id, parent_id, '${benchPrefix}-' || n, 'stories/${benchPrefix}-' || n, page_type, 'none',
         timestamptz '2015-01-01' + n * interval '12 hours', story_category_id
       from model, generate_series(1, $1::int) n returning id, slug)
     insert into pages_locales (_parent_id, _locale, title, description, story_lead_text, _status, blocks)
     select id, 'en', 'Story ' || slug, 'How a plant shortened its setup.', 'Forty minutes became nine.',
       'published', '[]'::jsonb from added`,
    [count],
  )
}

export async function emptyLists(db: Client): Promise<void> {
  await db.query(`delete from redirects where previous_url like '/${benchPrefix}/%'`)
  await db.query(`delete from news_items where source like '${benchPrefix}-%'`)
  await db.query(`delete from pages where slug like '${benchPrefix}-%'`)
}
