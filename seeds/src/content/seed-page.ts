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
  /** Of stories and media releases only: what stands between title and text, and in overviews. */
  leadText?: string
  blocks: SeedBlock[]
}

/** The password is in plain words, because a demo is of no use if nobody knows it. */
export type SeedProtection = Exclude<PageProtection, { level: 'password' }> | { level: 'password'; password: string }

export type SeedPage = {
  siteSlug: string
  /** The last part of the path; `home` for the first page of a site. */
  slug: string
  /** Path of the page above, which stands earlier in the list: `company` or `products/crimping`. */
  parent?: string
  theme: ThemeKey
  /** Content unless said otherwise. */
  pageType?: 'Content' | 'Story' | 'MediaRelease' | 'Catalogue'
  /** Empty or left out means every country. */
  countries?: string[]
  mainSiteOnly?: boolean
  protection?: SeedProtection
  /** Shown where the page is shared and in overviews. */
  image?: PictureName
  /** ISO; stories and media releases are sorted by it. */
  publishedAt?: string
  showTableOfContents?: boolean
  story?: { category: StoryCategory; topics: StoryTopic[]; contacts: AuthorSlug[]; productSlugs: string[] }
  mediaRelease?: { adHoc: boolean }
  catalogue?: { classificationSlug: string }
  texts: Partial<Record<Language, SeedText>>
}

/** The path by which the content service knows a page: '' for home. */
export function pathOf({ slug, parent }: Pick<SeedPage, 'slug' | 'parent'>): string {
  if (parent) return `${parent}/${slug}`
  return slug === 'home' ? '' : slug
}
