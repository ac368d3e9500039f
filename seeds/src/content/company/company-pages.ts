import type { SeedPage } from '../seed-page.ts'
import { about } from './about.ts'
import { apprenticeships } from './apprenticeships.ts'
import { careers } from './careers.ts'
import { company } from './company.ts'
import { events } from './events.ts'
import { history } from './history.ts'
import { newsroom } from './newsroom.ts'
import { quality } from './quality.ts'
import { reportAConcern } from './report-a-concern.ts'
import { responsibility } from './responsibility.ts'
import { sustainability } from './sustainability.ts'

export const companyPages: SeedPage[] = [
  company,
  about,
  history,
  quality,
  sustainability,
  responsibility,
  reportAConcern,
  careers,
  apprenticeships,
  newsroom,
  events,
]
