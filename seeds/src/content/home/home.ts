import type { SeedPage } from '../seed-page.ts'
import { cs } from './home.cs.ts'
import { de } from './home.de.ts'
import { en } from './home.en.ts'
import { es } from './home.es.ts'
import { fr } from './home.fr.ts'
import { hu } from './home.hu.ts'
import { ja } from './home.ja.ts'
import { pt } from './home.pt.ts'
import { ro } from './home.ro.ts'
import { sk } from './home.sk.ts'
import { zh } from './home.zh.ts'

export const home: SeedPage = {
  siteSlug: '',
  slug: 'home',
  theme: 'Default',
  image: 'automatic-crimping-line',
  texts: { en, de, fr, zh, ja, es, pt, cs, hu, ro, sk },
}
