import type { SeedPage } from '../seed-page.ts'
import { cs } from './what-37-strands-look-like.cs.ts'
import { de } from './what-37-strands-look-like.de.ts'
import { en } from './what-37-strands-look-like.en.ts'
import { es } from './what-37-strands-look-like.es.ts'
import { fr } from './what-37-strands-look-like.fr.ts'
import { hu } from './what-37-strands-look-like.hu.ts'
import { ja } from './what-37-strands-look-like.ja.ts'
import { pt } from './what-37-strands-look-like.pt.ts'
import { ro } from './what-37-strands-look-like.ro.ts'
import { sk } from './what-37-strands-look-like.sk.ts'
import { zh } from './what-37-strands-look-like.zh.ts'

export const what37StrandsLookLike: SeedPage = {
  siteSlug: '',
  slug: 'what-37-strands-look-like',
  parent: 'stories',
  theme: 'Default',
  pageType: 'Story',
  image: 'crimp-inspection-microscope',
  publishedAt: '2026-11-04T08:00:00.000Z',
  story: {
    category: 'quality',
    topics: ['crimping', 'data'],
    contacts: ['livia-kern'],
    productSlugs: ['corva-60'],
  },
  texts: { en, de, fr, zh, ja, es, pt, cs, hu, ro, sk },
}
