import type { PictureName } from '../pictures.ts'
import type { SeedPage, SeedText } from '../seed-page.ts'

type Family = { slug: string; parent?: string; image: PictureName; en: SeedText; de: SeedText }

/** The page above a family of machines; its classification has the same name as its address. */
export function toFamily({ slug, parent = 'products', image, en, de }: Family): SeedPage {
  return {
    siteSlug: '',
    slug,
    parent,
    theme: 'Default',
    pageType: 'Catalogue',
    image,
    catalogue: { classificationSlug: slug },
    texts: { en, de },
  }
}
