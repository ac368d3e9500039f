import type { HeroContent } from '@ferrule/blocks/hero/content'
import type { KeyFiguresContent } from '@ferrule/blocks/key-figures/content'
import type { QuoteContent } from '@ferrule/blocks/quote/content'
import type { TextContent } from '@ferrule/blocks/text/content'
import type { Language } from '@ferrule/domain/locales/language'
import type { ThemeKey } from '@ferrule/domain/pages/theme'
import type { PictureName } from './pictures.ts'

export type SeedHero = Omit<HeroContent, 'image'> & { image: PictureName | null }

export type SeedBlock = SeedHero | TextContent | KeyFiguresContent | QuoteContent

export type SeedText = { title: string; description: string; blocks: SeedBlock[] }

export type SeedPage = {
  siteSlug: string
  slug: string
  /** Slug of the page above, which stands earlier in the list. */
  parent?: string
  theme: ThemeKey
  texts: Partial<Record<Language, SeedText>>
}
