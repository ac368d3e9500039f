import type { SeedPage } from '../seed-page.ts'
import { cs } from './services.cs.ts'
import { de } from './services.de.ts'
import { en } from './services.en.ts'
import { es } from './services.es.ts'
import { fr } from './services.fr.ts'
import { hu } from './services.hu.ts'
import { ja } from './services.ja.ts'
import { pt } from './services.pt.ts'
import { ro } from './services.ro.ts'
import { sk } from './services.sk.ts'
import { zh } from './services.zh.ts'

export const services: SeedPage = {
  siteSlug: '',
  slug: 'services',
  theme: 'Default',
  image: 'service-desk',
  texts: { en, de, fr, zh, ja, es, pt, cs, hu, ro, sk },
}
