import type { SeedPage } from '../seed-page.ts'
import { cs } from './overview.cs.ts'
import { de } from './overview.de.ts'
import { en } from './overview.en.ts'
import { es } from './overview.es.ts'
import { fr } from './overview.fr.ts'
import { hu } from './overview.hu.ts'
import { ja } from './overview.ja.ts'
import { pt } from './overview.pt.ts'
import { ro } from './overview.ro.ts'
import { sk } from './overview.sk.ts'
import { zh } from './overview.zh.ts'

export const storiesOverview: SeedPage = {
  siteSlug: '',
  slug: 'stories',
  theme: 'Default',
  image: 'crimp-contact-macro',
  texts: { en, de, fr, zh, ja, es, pt, cs, hu, ro, sk },
}
