import { bilingual } from '../bilingual.ts'
import { defineBlock } from '../define-block.ts'
import { lines } from '../lists/lines.ts'
import { footnoteField, headingField } from '../sections/section-fields.ts'
import { examplePositions } from './example-positions.ts'
import { positionFields } from './position-fields.ts'
import { openPositionsContent } from './positions-content.ts'

/** Open positions with filters. The numbers by area follow from the list. */
export const openPositionsBlock = defineBlock({
  content: openPositionsContent,
  toText: ({ heading, positions, footnote }) =>
    lines(heading, ...positions.map(({ title, area, place }) => `${title}, ${area}, ${place}`), footnote),
  labels: {
    singular: bilingual('Open positions', 'Offene Stellen'),
    plural: bilingual('Open positions', 'Offene Stellen'),
  },
  group: 'data',
  fields: [
    headingField({ required: true }),
    {
      name: 'positions',
      label: bilingual('Positions', 'Stellen'),
      type: 'array',
      labels: { singular: bilingual('Position', 'Stelle'), plural: bilingual('Positions', 'Stellen') },
      required: true,
      minRows: 1,
      maxRows: 200,
      admin: {
        initCollapsed: true,
        description: bilingual(
          'In any order: the website shows the newest first.',
          'In beliebiger Reihenfolge: Die Website zeigt die neuesten zuerst.',
        ),
      },
      fields: positionFields,
    },
    footnoteField,
  ],
  examples: {
    'eight positions': {
      blockType: 'open-positions',
      heading: 'All positions',
      positions: examplePositions,
      footnote: 'Demo data. Nobody is really hired here.',
    },
    'one position, long words': {
      blockType: 'open-positions',
      heading: 'Stellenausschreibungen der Unternehmensgruppe',
      positions: [
        {
          title: 'Kabelkonfektionierungsautomateninbetriebnahmetechniker/in',
          area: 'Unternehmenskommunikationsabteilung',
          place: 'Wolhusen, Nürnberg oder Hódmezővásárhely',
          workload: 'Vollzeit oder Teilzeit nach Vereinbarung',
          publishedOn: '2026-11-04T12:00:00.000Z',
          noExperience: true,
          partTime: true,
          href: 'mailto:jobs@norlitz.example',
        },
      ],
      footnote: null,
    },
  },
})
