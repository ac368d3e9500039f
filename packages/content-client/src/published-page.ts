import { blockContent } from '@ferrule/blocks/block-content'
import { themeKey } from '@ferrule/domain/pages/theme'
import { z } from 'zod'

/** A page in one language as the public may read it: the form in which it is cached, rendered and indexed. */
export const publishedPage = z.object({
  id: z.string().min(1),
  siteSlug: z.string(),
  /** The language of the texts; countries of one language share it. */
  locale: z.string(),
  path: z.string(),
  title: z.string(),
  description: z.string(),
  theme: themeKey,
  blocks: z.array(blockContent),
})

export type PublishedPage = z.infer<typeof publishedPage>
