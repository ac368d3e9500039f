import type { SeedPage } from '../seed-page.ts'
import { aerospace } from './aerospace.ts'
import { appliances } from './appliances.ts'
import { automotive } from './automotive.ts'
import { electricVehicles } from './electric-vehicles.ts'
import { medicalDevices } from './medical-devices.ts'
import { applicationsOverview } from './overview.ts'
import { railway } from './railway.ts'
import { solarAndStorage } from './solar-and-storage.ts'
import { switchCabinets } from './switch-cabinets.ts'
import { telecommunications } from './telecommunications.ts'

export const applicationPages: SeedPage[] = [
  applicationsOverview,
  automotive,
  electricVehicles,
  aerospace,
  switchCabinets,
  railway,
  medicalDevices,
  appliances,
  solarAndStorage,
  telecommunications,
]
