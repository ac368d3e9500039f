import type { Family } from './family.ts'
import type { HighlightKey } from './texts/highlights.ts'

/** The highlights of each family with the picture that shows them. */
export const familyHighlights: Record<Family['key'], readonly { key: HighlightKey; picture: string }[]> = {
  'crimping-lines': [
    { key: 'changeover', picture: 'detail-seal-cassette' },
    { key: 'monitoring', picture: 'detail-control-screen-force' },
    { key: 'feed', picture: 'detail-feed-belts' },
  ],
  'crimping-presses': [
    { key: 'monitoring', picture: 'detail-control-screen-force' },
    { key: 'changeover', picture: 'detail-applicator-closeup' },
    { key: 'section', picture: 'detail-micrograph' },
  ],
  'cut-and-strip': [
    { key: 'blades', picture: 'detail-blades-strip' },
    { key: 'feed', picture: 'detail-feed-belts' },
    { key: 'safety', picture: 'detail-open-guard' },
  ],
  'coax-stripping-machines': [
    { key: 'blades', picture: 'detail-blades-strip' },
    { key: 'safety', picture: 'detail-open-guard' },
    { key: 'parts', picture: 'spare-cutter-head' },
  ],
  'laser-strippers': [
    { key: 'laser', picture: 'detail-laser-strip' },
    { key: 'operation', picture: 'detail-control-screen-order' },
    { key: 'parts', picture: 'spare-filter' },
  ],
  'twisting-machines': [
    { key: 'twist', picture: 'detail-twisted-pair' },
    { key: 'operation', picture: 'detail-control-screen-order' },
    { key: 'parts', picture: 'spare-gripper' },
  ],
  'wire-markers': [
    { key: 'mark', picture: 'detail-inkjet-mark' },
    { key: 'feed', picture: 'detail-feed-belts' },
    { key: 'operation', picture: 'detail-control-screen-order' },
  ],
  prefeeders: [
    { key: 'feed', picture: 'detail-wire-magazine' },
    { key: 'operation', picture: 'detail-control-screen-order' },
    { key: 'parts', picture: 'spare-guide-roller' },
  ],
  'tube-cutters': [
    { key: 'tube', picture: 'detail-tube-cutter' },
    { key: 'operation', picture: 'detail-control-screen-order' },
    { key: 'parts', picture: 'spare-blade-set' },
  ],
  'test-benches': [
    { key: 'adapter', picture: 'detail-test-adapter' },
    { key: 'network', picture: 'detail-control-screen-order' },
    { key: 'parts', picture: 'spare-control-board' },
  ],
  'crimp-inspection': [
    { key: 'section', picture: 'detail-micrograph' },
    { key: 'monitoring', picture: 'detail-control-screen-force' },
    { key: 'changeover', picture: 'detail-crimped-contact' },
  ],
  'assembly-workstations': [
    { key: 'guide', picture: 'detail-control-screen-order' },
    { key: 'adapter', picture: 'detail-test-adapter' },
    { key: 'parts', picture: 'spare-sensor' },
  ],
}
