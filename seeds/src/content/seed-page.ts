import type { Language } from '@ferrule/domain/locales/language'
import type { PageProtection } from '@ferrule/domain/pages/page-protection'
import type { ThemeKey } from '@ferrule/domain/pages/theme'
import type { AuthorSlug } from '../authors/authors.ts'
import type { PictureName } from './pictures.ts'
import type { SeedBlock } from './seed-block.ts'
import type { StoryCategory, StoryTopic } from './stories/story-topics.ts'

export type SeedText = {
  title: string
  description: string
  /** Stories and media releases only: lead between title and text, also shown in overviews. */
  leadText?: string
  blocks: SeedBlock[]
}

/** The password is in plain text, so that users of the demo can look it up. */
export type SeedProtection = Exclude<PageProtection, { level: 'password' }> | { level: 'password'; password: string }

export type SeedPage = {
  siteSlug: string
  /** Last segment of the path; `home` for the home page of a site. */
  slug: string
  /** Path of the parent page, which must be earlier in the list: `company` or `products/crimping`. */
  parent?: string
  theme: ThemeKey
  /** Defaults to `Content`. */
  pageType?: 'Content' | 'Story' | 'MediaRelease' | 'Catalogue'
  /** Undefined or empty for every country. */
  countries?: string[]
  mainSiteOnly?: boolean
  protection?: SeedProtection
  /** Used for link previews and in overviews. */
  image?: PictureName
  /** ISO date-time; sorts stories and media releases. */
  publishedAt?: string
  showTableOfContents?: boolean
  story?: { category: StoryCategory; topics: StoryTopic[]; contacts: AuthorSlug[]; productSlugs: string[] }
  mediaRelease?: { adHoc: boolean }
  catalogue?: { classificationSlug: string }
  texts: Partial<Record<Language, SeedText>>
}

/** Returns the path of a page in the content service: '' for home. */
export function pathOf({ slug, parent }: Pick<SeedPage, 'slug' | 'parent'>): string {
  if (parent) return `${parent}/${slug}`
  return slug === 'home' ? '' : slug
}
