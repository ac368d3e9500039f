import type { SeedPage } from '../seed-page.ts'
import { cs } from './products.cs.ts'
import { de } from './products.de.ts'
import { en } from './products.en.ts'
import { es } from './products.es.ts'
import { fr } from './products.fr.ts'
import { hu } from './products.hu.ts'
import { ja } from './products.ja.ts'
import { pt } from './products.pt.ts'
import { ro } from './products.ro.ts'
import { sk } from './products.sk.ts'
import { zh } from './products.zh.ts'

export const products: SeedPage = {
  siteSlug: '',
  slug: 'products',
  theme: 'Default',
  pageType: 'Catalogue',
  image: 'automatic-crimping-line',
  catalogue: { classificationSlug: 'products' },
  texts: { en, de, fr, zh, ja, es, pt, cs, hu, ro, sk },
}
