import type { SeedPage } from '../seed-page.ts'
import { cs } from './five-ways-to-read-a-force-curve.cs.ts'
import { de } from './five-ways-to-read-a-force-curve.de.ts'
import { en } from './five-ways-to-read-a-force-curve.en.ts'
import { es } from './five-ways-to-read-a-force-curve.es.ts'
import { fr } from './five-ways-to-read-a-force-curve.fr.ts'
import { hu } from './five-ways-to-read-a-force-curve.hu.ts'
import { ja } from './five-ways-to-read-a-force-curve.ja.ts'
import { pt } from './five-ways-to-read-a-force-curve.pt.ts'
import { ro } from './five-ways-to-read-a-force-curve.ro.ts'
import { sk } from './five-ways-to-read-a-force-curve.sk.ts'
import { zh } from './five-ways-to-read-a-force-curve.zh.ts'

export const fiveWaysToReadAForceCurve: SeedPage = {
  siteSlug: '',
  slug: 'five-ways-to-read-a-force-curve',
  parent: 'stories',
  theme: 'Default',
  pageType: 'Story',
  image: 'crimping-press-large',
  publishedAt: '2026-09-02T08:00:00.000Z',
  story: {
    category: 'quality',
    topics: ['crimping', 'training'],
    contacts: ['livia-kern', 'jonas-frei'],
    productSlugs: ['corva-24'],
  },
  texts: { en, de, fr, zh, ja, es, pt, cs, hu, ro, sk },
}
