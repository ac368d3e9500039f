import type { ThemeKey } from '@ferrule/domain/pages/theme'
import type { PictureName } from '../pictures.ts'
import type { SeedPage } from '../seed-page.ts'

type BrandPage = Pick<SeedPage, 'texts'> & { slug: string; image: PictureName }

/** Creates the pages of a brand's site with the theme of the brand. */
export function pagesOf(theme: ThemeKey, ...pages: BrandPage[]): SeedPage[] {
  return pages.map((page) => ({ ...page, siteSlug: theme.toLowerCase(), theme }))
}
