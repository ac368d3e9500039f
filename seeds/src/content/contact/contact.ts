import type { SeedPage } from '../seed-page.ts'
import { cs } from './contact.cs.ts'
import { de } from './contact.de.ts'
import { en } from './contact.en.ts'
import { es } from './contact.es.ts'
import { fr } from './contact.fr.ts'
import { hu } from './contact.hu.ts'
import { ja } from './contact.ja.ts'
import { pt } from './contact.pt.ts'
import { ro } from './contact.ro.ts'
import { sk } from './contact.sk.ts'
import { zh } from './contact.zh.ts'

export const contact: SeedPage = {
  siteSlug: '',
  slug: 'contact',
  theme: 'Default',
  texts: { en, de, fr, zh, ja, es, pt, cs, hu, ro, sk },
}
