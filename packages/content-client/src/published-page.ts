import { blockContent } from '@ferrule/blocks/block-content'
import { pictureContent } from '@ferrule/blocks/pictures/picture-content'
import { countryCode } from '@ferrule/domain/countries/country'
import { languages } from '@ferrule/domain/locales/language'
import { pageTypes } from '@ferrule/domain/pages/page'
import { pageProtection } from '@ferrule/domain/pages/page-protection'
import { themeKey } from '@ferrule/domain/pages/theme-schema'
import { storySubject } from '@ferrule/domain/stories/story-subject'
import { z } from 'zod'

/** Somebody a story names as its contact. */
const contact = z.object({
  id: z.string().min(1),
  name: z.string(),
  slug: z.string(),
  image: pictureContent.nullable(),
})

const storyParts = z.object({
  leadText: z.string(),
  category: storySubject.nullable(),
  topics: z.array(storySubject),
  contacts: z.array(contact),
  productSlugs: z.array(z.string()),
})

const mediaReleaseParts = z.object({ leadText: z.string(), adHoc: z.boolean() })

/** A page in one language as the public may read it: the form in which it is cached, rendered and indexed. */
export const publishedPage = z.object({
  id: z.string().min(1),
  siteSlug: z.string(),
  /** The language of the texts; countries of one language share it. */
  locale: z.enum(languages),
  path: z.string(),
  title: z.string(),
  description: z.string(),
  theme: themeKey,
  blocks: z.array(blockContent),
  pageType: z.enum(pageTypes),
  /** Those in which it is published, the one it is read in included. */
  languages: z.array(z.enum(languages)),
  /** Empty means every country. */
  countries: z.array(countryCode),
  mainSiteOnly: z.boolean(),
  /** Whoever shows, stores or lists the page has to honour this. */
  protection: pageProtection,
  publishedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** What stands for the page where it is shared. */
  image: pictureContent.nullable(),
  showTableOfContents: z.boolean(),
  /** Each set for pages of its own type only. */
  story: storyParts.nullable(),
  mediaRelease: mediaReleaseParts.nullable(),
  catalogue: z.object({ classificationSlug: z.string() }).nullable(),
})

export type PublishedPage = z.infer<typeof publishedPage>
