import type { PictureName } from '../pictures.ts'
import type { SeedPage, SeedText } from '../seed-page.ts'

type Application = { slug: string; image: PictureName; en: SeedText; de: SeedText }

export function toApplication({ slug, image, en, de }: Application): SeedPage {
  return { siteSlug: '', slug, parent: 'applications', theme: 'Default', image, texts: { en, de } }
}
