import type { SeedPage } from '../seed-page.ts'
import { cs } from './company.cs.ts'
import { de } from './company.de.ts'
import { en } from './company.en.ts'
import { es } from './company.es.ts'
import { fr } from './company.fr.ts'
import { hu } from './company.hu.ts'
import { ja } from './company.ja.ts'
import { pt } from './company.pt.ts'
import { ro } from './company.ro.ts'
import { sk } from './company.sk.ts'
import { zh } from './company.zh.ts'

export const company: SeedPage = {
  siteSlug: '',
  slug: 'company',
  theme: 'Default',
  image: 'factory-hall',
  texts: { en, de, fr, zh, ja, es, pt, cs, hu, ro, sk },
}
