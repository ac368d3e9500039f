import type { SeedPage } from '../seed-page.ts'
import { cs } from './locations.cs.ts'
import { de } from './locations.de.ts'
import { en } from './locations.en.ts'
import { es } from './locations.es.ts'
import { fr } from './locations.fr.ts'
import { hu } from './locations.hu.ts'
import { ja } from './locations.ja.ts'
import { pt } from './locations.pt.ts'
import { ro } from './locations.ro.ts'
import { sk } from './locations.sk.ts'
import { zh } from './locations.zh.ts'

export const locationsPage: SeedPage = {
  siteSlug: '',
  slug: 'locations',
  theme: 'Default',
  image: 'factory-hall',
  texts: { en, de, fr, zh, ja, es, pt, cs, hu, ro, sk },
}
