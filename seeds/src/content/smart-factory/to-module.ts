import type { PictureName } from '../pictures.ts'
import type { SeedPage, SeedText } from '../seed-page.ts'

type Module = { slug: string; image: PictureName; en: SeedText; de: SeedText }

export function toModule({ slug, image, en, de }: Module): SeedPage {
  return { siteSlug: '', slug, parent: 'smart-factory', theme: 'Default', image, texts: { en, de } }
}
