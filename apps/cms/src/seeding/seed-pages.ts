import type { AuthorSlug } from '@ferrule/seeds/authors/authors'
import { pages } from '@ferrule/seeds/content/pages'
import { pathOf, type SeedPage, type SeedText } from '@ferrule/seeds/content/seed-page'
import { toId } from '../fields/relation.ts'
import type { Page } from '../payload-types.ts'
import { inTransaction } from './in-transaction.ts'
import { findPictureId, getId, type Ids, type PictureIds, saveInLanguages, type Seeding } from './seeding.ts'
import type { SubjectIds } from './seed-story-subjects.ts'
import { toStoredBlock } from './to-stored-block.ts'

export type PageNeeds = {
  sites: Ids
  pictures: PictureIds
  documents: Ids
  authors: Ids<AuthorSlug>
  subjects: SubjectIds
}

/** Pages by site and path: `/` divides the two, so that the home page of the main site is `/`. */
export const pageName = (siteSlug: string, path: string) => `${siteSlug}/${path}`

/**
 * Publishes the demo pages that are missing, language by language, as an editor would: each publish adds its jobs.
 * Answers the ids of all pages by name.
 */
export async function seedPages(seeding: Seeding, needs: PageNeeds): Promise<{ ids: Ids; created: number }> {
  const ids = await findPages(seeding, needs.sites)
  let created = 0
  for (const page of pages) {
    const name = pageName(page.siteSlug, pathOf(page))
    if (ids.has(name)) continue
    const parent = page.parent ? getId(ids, pageName(page.siteSlug, page.parent)) : null
    const published = publishPage(seeding, page, { ...needs, parent })
    ids.set(name, await published.catch((cause) => Promise.reject(new Error(`cannot publish ${name}`, { cause }))))
    created += 1
  }
  return { ids, created }
}

async function findPages({ payload, user }: Seeding, sites: Ids): Promise<Ids> {
  const slugs = new Map([...sites].map(([slug, id]) => [id, slug]))
  const as = { collection: 'pages', user, overrideAccess: false } as const
  const { docs } = await payload.find({ ...as, depth: 0, pagination: false, select: { site: true, path: true } })
  return new Map(docs.map(({ id, site, path }) => [pageName(slugs.get(toId(site) ?? '') ?? '', path ?? ''), id]))
}

function publishPage(seeding: Seeding, page: SeedPage, needs: PageNeeds & { parent: string | null }): Promise<string> {
  return inTransaction(seeding, (req) => {
    const as = { collection: 'pages', req, overrideAccess: false, depth: 0 } as const
    return saveInLanguages(page.texts, (locale, text, id) => {
      const texts = { ...toStored(text, page.pageType, needs), _status: 'published' } as const
      return id
        ? req.payload.update({ ...as, id, locale, data: texts })
        : req.payload.create({ ...as, locale, data: { ...toShared(page, needs), ...withStory(texts, page, needs) } })
    })
  })
}

type StoredTexts = Pick<Page, 'title' | 'description' | 'blocks'> & Pick<Partial<Page>, 'story' | 'mediaRelease'>

/** What differs between languages. */
function toStored(text: SeedText, pageType: SeedPage['pageType'], { pictures, documents }: PageNeeds): StoredTexts {
  const { title, description, leadText = null } = text
  const find = (name: string) => documents.get(name) ?? getId<string>(pictures, name)
  return {
    title,
    description,
    blocks: text.blocks.map((block) => toStoredBlock(block, find)),
    ...(pageType === 'Story' ? { story: { leadText } } : {}),
    ...(pageType === 'MediaRelease' ? { mediaRelease: { leadText } } : {}),
  }
}

/** What languages share of a story stands in the same group as its lead. */
function withStory<Texts extends StoredTexts>(texts: Texts, { story, mediaRelease }: SeedPage, needs: PageNeeds) {
  return {
    ...texts,
    ...(story ? { story: { ...texts.story, ...toStoredStory(story, needs) } } : {}),
    ...(mediaRelease ? { mediaRelease: { ...texts.mediaRelease, ...mediaRelease } } : {}),
  }
}

function toStoredStory(story: NonNullable<SeedPage['story']>, { authors, subjects }: PageNeeds) {
  return {
    category: getId(subjects.categories, story.category),
    topics: story.topics.map((topic) => getId(subjects.topics, topic)),
    contacts: story.contacts.map((slug) => getId(authors, slug)),
    productSlugs: story.productSlugs,
  }
}

function toShared(page: SeedPage, { sites, pictures, parent }: PageNeeds & { parent: string | null }) {
  const { slug, theme, pageType = 'Content', countries = [], mainSiteOnly = false, catalogue } = page
  return {
    site: getId(sites, page.siteSlug),
    parent,
    slug,
    theme,
    pageType,
    countries,
    mainSiteOnly,
    showTableOfContents: page.showTableOfContents ?? false,
    image: findPictureId(pictures, page.image),
    protection: toStoredProtection(page.protection),
    publishAt: page.publishedAt ?? new Date().toISOString(),
    ...(catalogue ? { catalogue } : {}),
  }
}

function toStoredProtection(protection: SeedPage['protection']): Page['protection'] {
  if (protection?.level === 'password') return { level: 'password', newPassword: protection.password }
  return protection ?? { level: 'none' }
}
