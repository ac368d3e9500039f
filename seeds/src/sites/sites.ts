import { brandSites } from './brand-sites.ts'
import { mainSite } from './main-site.ts'
import type { SeedSite } from './seed-site.ts'
import { specialSites } from './special-sites.ts'

export const sites: SeedSite[] = [mainSite, ...brandSites, ...specialSites]
