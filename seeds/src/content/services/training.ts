import type { SeedPage } from '../seed-page.ts'
import { cs } from './training.cs.ts'
import { de } from './training.de.ts'
import { en } from './training.en.ts'
import { es } from './training.es.ts'
import { fr } from './training.fr.ts'
import { hu } from './training.hu.ts'
import { ja } from './training.ja.ts'
import { pt } from './training.pt.ts'
import { ro } from './training.ro.ts'
import { sk } from './training.sk.ts'
import { zh } from './training.zh.ts'

export const training: SeedPage = {
  siteSlug: '',
  slug: 'training',
  parent: 'services',
  theme: 'Default',
  image: 'assembly-workstation',
  texts: { en, de, fr, zh, ja, es, pt, cs, hu, ro, sk },
}
