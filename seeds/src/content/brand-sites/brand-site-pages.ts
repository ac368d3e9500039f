import type { SeedPage } from '../seed-page.ts'
import { adaptronicPages } from './adaptronic.ts'
import { cirrisPages } from './cirris.ts'
import { diitPages } from './diit.ts'
import { hosverPages } from './hosver.ts'
import { komaxPages } from './komax.ts'
import { schleunigerPages } from './schleuniger.ts'

export const brandSitePages: SeedPage[] = [
  ...adaptronicPages,
  ...cirrisPages,
  ...diitPages,
  ...hosverPages,
  ...komaxPages,
  ...schleunigerPages,
]
