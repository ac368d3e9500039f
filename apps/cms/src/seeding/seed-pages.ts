import type { AuthorSlug } from '@ferrule/seeds/authors/authors'
import { pages } from '@ferrule/seeds/content/pages'
import { pathOf, type SeedPage, type SeedText } from '@ferrule/seeds/content/seed-page'
import { toId } from '../fields/relation.ts'
import type { Page } from '../payload-types.ts'
import { inTransaction } from './in-transaction.ts'
import { findPictureId, getId, type Ids, type PictureIds, saveInLanguages, type Seeding } from './seeding.ts'
import type { SubjectIds } from './seed-story-subjects.ts'
import { toStoredBlock } from './to-stored-block.ts'

export type PageReferences = {
  sites: Ids
  pictures: PictureIds
  documents: Ids
  authors: Ids<AuthorSlug>
  subjects: SubjectIds
}

/** The name of a page: its site slug and path, separated by `/`. The start page of the main site is `/`. */
export const pageName = (siteSlug: string, path: string) => `${siteSlug}/${path}`

/**
 * Publishes missing demo pages language by language, as an editor would; each publication adds its jobs. Returns the
 * ids of all pages and of the new ones, by name.
 */
export async function seedPages(seeding: Seeding, references: PageReferences): Promise<{ ids: Ids; created: Ids }> {
  const ids = await findPages(seeding, references.sites)
  const created: Ids = new Map()
  for (const page of pages) {
    const name = pageName(page.siteSlug, pathOf(page))
    if (ids.has(name)) continue
    const parent = page.parent ? getId(ids, pageName(page.siteSlug, page.parent)) : null
    const published = publishPage(seeding, page, { ...references, parent })
    const id = await published.catch((cause) => Promise.reject(new Error(`cannot publish ${name}`, { cause })))
    ids.set(name, id)
    created.set(name, id)
  }
  return { ids, created }
}

async function findPages({ payload, user }: Seeding, sites: Ids): Promise<Ids> {
  const slugs = new Map([...sites].map(([slug, id]) => [id, slug]))
  const as = { collection: 'pages', user, overrideAccess: false } as const
  const { docs } = await payload.find({ ...as, depth: 0, pagination: false, select: { site: true, path: true } })
  return new Map(docs.map(({ id, site, path }) => [pageName(slugs.get(toId(site) ?? '') ?? '', path ?? ''), id]))
}

function publishPage(
  seeding: Seeding,
  page: SeedPage,
  references: PageReferences & { parent: string | null },
): Promise<string> {
  return inTransaction(seeding, (req) => {
    const as = { collection: 'pages', req, overrideAccess: false, depth: 0 } as const
    return saveInLanguages(page.texts, (locale, text, id) => {
      const texts = { ...toStored(text, page.pageType, references), _status: 'published' } as const
      return id
        ? req.payload.update({ ...as, id, locale, data: texts })
        : req.payload.create({
            ...as,
            locale,
            data: { ...toShared(page, references), ...withStory(texts, page, references) },
          })
    })
  })
}

type StoredTexts = Pick<Page, 'title' | 'description' | 'blocks'> & Pick<Partial<Page>, 'story' | 'mediaRelease'>

/** The localized fields of a page. */
function toStored(
  text: SeedText,
  pageType: SeedPage['pageType'],
  { pictures, documents }: PageReferences,
): StoredTexts {
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

/** Adds the shared fields of a story or media release to the group that also holds the localized lead. */
function withStory<Texts extends StoredTexts>(
  texts: Texts,
  { story, mediaRelease }: SeedPage,
  references: PageReferences,
) {
  return {
    ...texts,
    ...(story ? { story: { ...texts.story, ...toStoredStory(story, references) } } : {}),
    ...(mediaRelease ? { mediaRelease: { ...texts.mediaRelease, ...mediaRelease } } : {}),
  }
}

function toStoredStory(story: NonNullable<SeedPage['story']>, { authors, subjects }: PageReferences) {
  return {
    category: getId(subjects.categories, story.category),
    topics: story.topics.map((topic) => getId(subjects.topics, topic)),
    contacts: story.contacts.map((slug) => getId(authors, slug)),
    productSlugs: story.productSlugs,
  }
}

function toShared(page: SeedPage, { sites, pictures, parent }: PageReferences & { parent: string | null }) {
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
