import type { SeedPage } from '../seed-page.ts'
import { ausbildungPages } from './ausbildung.ts'
import { brandPortalPages } from './brand-portal.ts'
import { iqcPages } from './iqc.ts'
import { northAmericaEventsPages } from './north-america-events.ts'
import { productSitePages } from './product.ts'

export const specialSitePages: SeedPage[] = [
  ...productSitePages,
  ...northAmericaEventsPages,
  ...brandPortalPages,
  ...iqcPages,
  ...ausbildungPages,
]
