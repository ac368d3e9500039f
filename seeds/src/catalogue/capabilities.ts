import type { CapabilityRecord } from '@ferrule/domain/catalogue/import-records'
import { pictureKey } from './product-pictures.ts'
import { capabilityNames } from './texts/capabilities.ts'

export type CapabilityKey = keyof typeof capabilityNames

const keys = Object.keys(capabilityNames).filter((key): key is CapabilityKey => key in capabilityNames)

const pictures: Partial<Record<CapabilityKey, string>> = {
  cutting: 'cut-strip-bench-machine',
  stripping: 'laser-wire-stripper',
  crimping: 'scene-crimp-contact-macro',
  sealing: 'spare-crimp-applicator',
  twisting: 'wire-twisting-machine',
  'inkjet-marking': 'inkjet-wire-marker',
  'laser-marking': 'laser-wire-stripper-front',
  taping: 'assembly-workstation',
  'pull-testing': 'crimp-inspection-microscope-front',
  'tube-cutting': 'tube-cutting-machine',
  'coax-stripping': 'coax-stripping-machine',
  'force-monitoring': 'crimping-press',
  'shield-processing': 'scene-copper-strands',
  'section-analysis': 'crimp-inspection-microscope',
  'electrical-testing': 'harness-test-bench',
  bundling: 'scene-wires-macro',
  feeding: 'scene-wire-reels',
}

export const capabilities: CapabilityRecord[] = keys.map((slug, index) => ({
  slug,
  names: capabilityNames[slug],
  image: pictures[slug] ? pictureKey(pictures[slug]) : null,
  sortIndex: (index + 1) * 10,
}))
