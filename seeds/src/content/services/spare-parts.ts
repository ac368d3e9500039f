import type { SeedPage } from '../seed-page.ts'
import { cs } from './spare-parts.cs.ts'
import { de } from './spare-parts.de.ts'
import { en } from './spare-parts.en.ts'
import { es } from './spare-parts.es.ts'
import { fr } from './spare-parts.fr.ts'
import { hu } from './spare-parts.hu.ts'
import { ja } from './spare-parts.ja.ts'
import { pt } from './spare-parts.pt.ts'
import { ro } from './spare-parts.ro.ts'
import { sk } from './spare-parts.sk.ts'
import { zh } from './spare-parts.zh.ts'

export const spareParts: SeedPage = {
  siteSlug: '',
  slug: 'spare-parts',
  parent: 'services',
  theme: 'Default',
  image: 'spare-blade-set',
  texts: { en, de, fr, zh, ja, es, pt, cs, hu, ro, sk },
}
