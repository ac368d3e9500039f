import type { CapabilityDocument } from '@ferrule/domain/catalogue/product-document'
import { pictureKey } from './product-pictures.ts'
import { capabilityNames } from './words/capabilities.ts'

export type CapabilityKey = keyof typeof capabilityNames

const keys = Object.keys(capabilityNames).filter((key): key is CapabilityKey => key in capabilityNames)

const pictures: Partial<Record<CapabilityKey, string>> = {
  cutting: 'cut-strip-bench-machine',
  stripping: 'laser-wire-stripper',
  crimping: 'scene-crimp-contact-macro',
  twisting: 'wire-twisting-machine',
  'inkjet-marking': 'inkjet-wire-marker',
  'tube-cutting': 'tube-cutting-machine',
  'coax-stripping': 'coax-stripping-machine',
  'shield-processing': 'scene-copper-strands',
  'section-analysis': 'crimp-inspection-microscope',
  'electrical-testing': 'harness-test-bench',
  bundling: 'scene-wires-macro',
  feeding: 'scene-wire-reels',
}

export const capabilities: CapabilityDocument[] = keys.map((slug, index) => ({
  slug,
  names: capabilityNames[slug],
  image: pictures[slug] ? pictureKey(pictures[slug]) : null,
  sortIndex: (index + 1) * 10,
}))
