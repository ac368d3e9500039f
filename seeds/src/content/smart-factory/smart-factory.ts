import type { SeedPage } from '../seed-page.ts'
import { cs } from './smart-factory.cs.ts'
import { de } from './smart-factory.de.ts'
import { en } from './smart-factory.en.ts'
import { es } from './smart-factory.es.ts'
import { fr } from './smart-factory.fr.ts'
import { hu } from './smart-factory.hu.ts'
import { ja } from './smart-factory.ja.ts'
import { pt } from './smart-factory.pt.ts'
import { ro } from './smart-factory.ro.ts'
import { sk } from './smart-factory.sk.ts'
import { zh } from './smart-factory.zh.ts'

export const smartFactory: SeedPage = {
  siteSlug: '',
  slug: 'smart-factory',
  theme: 'Default',
  image: 'crimp-contact-macro',
  texts: { en, de, fr, zh, ja, es, pt, cs, hu, ro, sk },
}
