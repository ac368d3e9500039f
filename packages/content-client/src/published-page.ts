import { blockContent } from '@ferrule/blocks/block-content'
import { pictureContent } from '@ferrule/blocks/pictures/picture-content'
import { languages } from '@ferrule/domain/locales/language'
import { listLinkedPages } from '@ferrule/domain/navigation/page-reference'
import { page } from '@ferrule/domain/pages/page'
import { toSlugs } from '@ferrule/domain/pages/page-path'
import { pageProtection } from '@ferrule/domain/pages/page-protection'
import { storySubject } from '@ferrule/domain/stories/story-subject'
import { z } from 'zod'

/** The contact of a story. Copies that were stored before role and biography existed can still be read. */
const contact = z.object({
  id: z.string().min(1),
  name: z.string(),
  slug: z.string(),
  role: z.string().default(''),
  /** Only in pages: lists would repeat it for each story. */
  biography: z.string().default(''),
  image: pictureContent.nullable(),
})

const storyFields = z.object({
  leadText: z.string(),
  category: storySubject.nullable(),
  topics: z.array(storySubject),
  contacts: z.array(contact),
  productSlugs: z.array(z.string()),
})

const mediaReleaseFields = z.object({ leadText: z.string(), adHoc: z.boolean() })

/** A page in one language as the public may read it: the form in which it is cached, rendered and indexed. */
export const publishedPage = page.omit({ translation: true }).extend({
  siteSlug: z.string(),
  /** The language of the texts, shared by all countries with this language. */
  locale: z.enum(languages),
  path: z.string(),
  description: z.string(),
  blocks: z.array(blockContent),
  /** The ids of the pages that links in the blocks refer to. */
  linkedPages: z.array(z.string()).default([]),
  /** Without a default, so that a copy without protection data does not become public. */
  protection: pageProtection,
  publishedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Preview picture where the page is shared. */
  image: pictureContent.nullable(),
  showTableOfContents: z.boolean(),
  /** `story`, `mediaRelease` and `catalogue` are set for pages of that type only. */
  story: storyFields.nullable(),
  mediaRelease: mediaReleaseFields.nullable(),
  catalogue: z.object({ classificationSlug: z.string() }).nullable(),
})

export type PublishedPage = z.infer<typeof publishedPage>

/**
 * Parses a stored copy. Copies of versions without slug, type and state, or without the list of linked pages, are
 * completed, so that they stay readable.
 */
export const storedPage = z.preprocess((stored) => {
  if (typeof stored !== 'object' || stored === null) return stored
  const copy = 'linkedPages' in stored ? stored : { ...stored, linkedPages: listLinkedPages(blocksOf(stored)) }
  if ('slug' in copy) return copy
  const path = 'path' in copy ? String(copy.path) : ''
  return { ...copy, slug: toSlugs(path.split('/').filter(Boolean)).slug, type: 'pages', isPublished: true }
}, publishedPage)

function blocksOf(stored: object): unknown[] {
  return 'blocks' in stored && Array.isArray(stored.blocks) ? stored.blocks : []
}
