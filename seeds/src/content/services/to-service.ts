import type { PictureName } from '../pictures.ts'
import type { SeedPage, SeedText } from '../seed-page.ts'

type Service = { slug: string; image: PictureName; en: SeedText; de: SeedText }

export function toService({ slug, image, en, de }: Service): SeedPage {
  return { siteSlug: '', slug, parent: 'services', theme: 'Default', image, texts: { en, de } }
}
