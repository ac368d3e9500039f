import type { SeedPage } from '../seed-page.ts'
import { cs } from './careers.cs.ts'
import { de } from './careers.de.ts'
import { en } from './careers.en.ts'
import { es } from './careers.es.ts'
import { fr } from './careers.fr.ts'
import { hu } from './careers.hu.ts'
import { ja } from './careers.ja.ts'
import { pt } from './careers.pt.ts'
import { ro } from './careers.ro.ts'
import { sk } from './careers.sk.ts'
import { zh } from './careers.zh.ts'

export const careers: SeedPage = {
  siteSlug: '',
  slug: 'careers',
  parent: 'company',
  theme: 'Default',
  image: 'assembly-workstation',
  texts: { en, de, fr, zh, ja, es, pt, cs, hu, ro, sk },
}
