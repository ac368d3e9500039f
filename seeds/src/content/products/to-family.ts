import type { PictureName } from '../pictures.ts'
import type { SeedPage, SeedText } from '../seed-page.ts'

type Family = { slug: string; parent?: string; image: PictureName; en: SeedText; de: SeedText }

/** Page of a machine family; its slug is also the slug of the classification. */
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
