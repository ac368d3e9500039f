import type { CapabilityRecord } from '@ferrule/domain/catalogue/import-records'
import { pictureKey } from './product-pictures.ts'
import { capabilityNames } from './texts/capabilities.ts'

export type CapabilityKey = keyof typeof capabilityNames

const keys = Object.keys(capabilityNames).filter((key): key is CapabilityKey => key in capabilityNames)

const pictures: Partial<Record<CapabilityKey, string>> = {
  cutting: 'detail-open-guard',
  stripping: 'detail-blades-strip',
  crimping: 'detail-crimped-contact',
  sealing: 'detail-seal-cassette',
  twisting: 'detail-twisted-pair',
  'inkjet-marking': 'detail-inkjet-mark',
  'laser-marking': 'laser-wire-stripper-front',
  taping: 'assembly-workstation',
  'pull-testing': 'crimp-inspection-microscope-front',
  'tube-cutting': 'detail-tube-cutter',
  'coax-stripping': 'coax-stripping-machine',
  'force-monitoring': 'detail-control-screen-force',
  'shield-processing': 'scene-copper-strands',
  'section-analysis': 'detail-micrograph',
  'electrical-testing': 'detail-test-adapter',
  bundling: 'scene-wires-macro',
  feeding: 'detail-wire-magazine',
}

export const capabilities: CapabilityRecord[] = keys.map((slug, index) => ({
  slug,
  names: capabilityNames[slug],
  image: pictures[slug] ? pictureKey(pictures[slug]) : null,
  sortIndex: (index + 1) * 10,
}))
