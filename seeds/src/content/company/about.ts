import type { SeedPage } from '../seed-page.ts'
import { cs } from './about.cs.ts'
import { de } from './about.de.ts'
import { en } from './about.en.ts'
import { es } from './about.es.ts'
import { fr } from './about.fr.ts'
import { hu } from './about.hu.ts'
import { ja } from './about.ja.ts'
import { pt } from './about.pt.ts'
import { ro } from './about.ro.ts'
import { sk } from './about.sk.ts'
import { zh } from './about.zh.ts'

export const about: SeedPage = {
  siteSlug: '',
  slug: 'about',
  parent: 'company',
  theme: 'Default',
  image: 'factory-hall',
  showTableOfContents: true,
  texts: { en, de, fr, zh, ja, es, pt, cs, hu, ro, sk },
}
