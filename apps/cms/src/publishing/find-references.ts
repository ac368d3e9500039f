import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../postgres/transaction-of.ts'

const ids = z.array(z.object({ id: z.string() }))
const slugs = z.array(z.object({ slug: z.string().nullable() }))

/** Finds the slugs of the sites whose navigation or start pages link to a page. */
export async function findSitesLinkingTo(req: PayloadRequest, pageId: string): Promise<string[]> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute(sql`
    select slug from sites where id in (
      select _parent_id from sites_home_pages where page_id = ${pageId}
      union select _parent_id from sites_header_navigation_items where page_id = ${pageId}
      union select top._parent_id from sites_header_navigation_items top
        join sites_header_navigation_items_children below on below._parent_id = top.id
        left join sites_header_navigation_items_children_leaves last on last._parent_id = below.id
        where ${pageId} in (below.page_id, last.page_id)
      union select _parent_id from sites_footer_navigation_sections where page_id = ${pageId}
      union select top._parent_id from sites_footer_navigation_sections top
        join sites_footer_navigation_sections_children below on below._parent_id = top.id
        left join sites_footer_navigation_sections_children_leaves last on last._parent_id = below.id
        where ${pageId} in (below.page_id, last.page_id)
      union select id from sites where footer_navigation_contact_link_page_id = ${pageId}
    ) order by slug`)
  return slugs.parse(rows).map(({ slug }) => slug ?? '')
}

/** Finds published pages that show a file: in a block, as their preview picture, or as the portrait of a contact. */
export async function findReferencingPages(req: PayloadRequest, mediaId: string): Promise<string[]> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute(sql`
    select distinct pages.id from pages
    join pages_locales texts on texts._parent_id = pages.id and texts._status = 'published'
    where pages.image_id = ${mediaId}
      or texts.blocks::text like ${`%"${mediaId}"%`}
      or pages.id in (
        select story.parent_id from pages_rels story join authors on authors.id = story.authors_id
        where authors.image_id = ${mediaId})`)
  return ids.parse(rows).map(({ id }) => id)
}

/** Finds published stories with this author as a contact. */
export async function findStoriesOfAuthor(req: PayloadRequest, authorId: string): Promise<string[]> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute(sql`
    select distinct pages.id from pages
    join pages_locales texts on texts._parent_id = pages.id and texts._status = 'published'
    join pages_rels story on story.parent_id = pages.id and story.authors_id = ${authorId}`)
  return ids.parse(rows).map(({ id }) => id)
}

export async function findStoriesOfCategory(req: PayloadRequest, categoryId: string): Promise<string[]> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute(sql`
    select distinct pages.id from pages
    join pages_locales texts on texts._parent_id = pages.id and texts._status = 'published'
    where pages.story_category_id = ${categoryId}`)
  return ids.parse(rows).map(({ id }) => id)
}

export async function findStoriesOfTopic(req: PayloadRequest, topicId: string): Promise<string[]> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute(sql`
    select distinct pages.id from pages
    join pages_locales texts on texts._parent_id = pages.id and texts._status = 'published'
    join pages_rels story on story.parent_id = pages.id and story.story_topics_id = ${topicId}`)
  return ids.parse(rows).map(({ id }) => id)
}

/** Finds the lists other than pages that show a file: brands, menus of sites, and news. `newsOf` holds site slugs. */
export async function findReferencingLists(
  req: PayloadRequest,
  mediaId: string,
): Promise<{ system: boolean; newsOf: string[] }> {
  const transaction = await transactionOf(req)
  const news = await transaction.execute(sql`
    select distinct sites.slug from news_items join sites on sites.id = news_items.site_id
    where news_items.image_id = ${mediaId}`)
  const others = await transaction.execute(sql`
    select exists (select from brands where image_id = ${mediaId})
      or exists (select from sites_header_navigation_items where teaser_image_id = ${mediaId}) as system`)
  const [found] = z.array(z.object({ system: z.boolean() })).parse(others.rows)
  const newsOf = slugs.parse(news.rows).map(({ slug }) => slug ?? '')
  return { system: found?.system ?? false, newsOf }
}
