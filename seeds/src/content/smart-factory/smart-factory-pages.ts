import type { SeedPage } from '../seed-page.ts'
import { cloudOrOnPremises } from './cloud-or-on-premises.ts'
import { dataSecurity } from './data-security.ts'
import { interfaces } from './interfaces.ts'
import { machineView } from './machine-view.ts'
import { qualityLog } from './quality-log.ts'
import { smartFactory } from './smart-factory.ts'
import { wireFlow } from './wire-flow.ts'
import { wireMaster } from './wire-master.ts'

export const smartFactoryPages: SeedPage[] = [
  smartFactory,
  wireFlow,
  wireMaster,
  qualityLog,
  machineView,
  cloudOrOnPremises,
  interfaces,
  dataSecurity,
]
