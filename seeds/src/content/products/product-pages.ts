import type { SeedPage } from '../seed-page.ts'
import { assemblyWorkstations } from './assembly-workstations.ts'
import { coaxStrippingMachines } from './coax-stripping-machines.ts'
import { crimpInspection } from './crimp-inspection.ts'
import { crimpingLines } from './crimping-lines.ts'
import { crimpingPresses } from './crimping-presses.ts'
import { cutAndStrip } from './cut-and-strip.ts'
import { heavyPresses } from './heavy-presses.ts'
import { laserStrippers } from './laser-strippers.ts'
import { prefeeders } from './prefeeders.ts'
import { products } from './products.ts'
import { testBenches } from './test-benches.ts'
import { tubeCutters } from './tube-cutters.ts'
import { twistingMachines } from './twisting-machines.ts'
import { wireMarkers } from './wire-markers.ts'

export const productPages: SeedPage[] = [
  products,
  crimpingLines,
  crimpingPresses,
  heavyPresses,
  cutAndStrip,
  coaxStrippingMachines,
  laserStrippers,
  twistingMachines,
  wireMarkers,
  prefeeders,
  tubeCutters,
  testBenches,
  crimpInspection,
  assemblyWorkstations,
]
