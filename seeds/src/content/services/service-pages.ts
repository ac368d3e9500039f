import type { SeedPage } from '../seed-page.ts'
import { applicationLaboratory } from './application-laboratory.ts'
import { calibration } from './calibration.ts'
import { commissioning } from './commissioning.ts'
import { repair } from './repair.ts'
import { retrofit } from './retrofit.ts'
import { serviceContracts } from './service-contracts.ts'
import { services } from './services.ts'
import { softwareLicences } from './software-licences.ts'
import { spareParts } from './spare-parts.ts'
import { training } from './training.ts'

export const servicePages: SeedPage[] = [
  services,
  repair,
  spareParts,
  training,
  calibration,
  softwareLicences,
  retrofit,
  serviceContracts,
  commissioning,
  applicationLaboratory,
]
