import { z } from 'zod'
import { bilingual } from '../bilingual.ts'
import { defineBlock } from '../define-block.ts'
import { lines } from '../lists/lines.ts'
import { footnoteField, headingField } from '../sections/section-fields.ts'
import { tableContent, tableText as cellsToText } from '../tabular/table-content.ts'
import { tableField } from '../tabular/table-field.ts'

const tableBlockContent = z.object({
  blockType: z.literal('table'),
  heading: z.string().min(1),
  cells: tableContent,
  footnote: z.string().nullable(),
  onLightBand: z.boolean().nullish(),
})

export type TableBlockContent = z.infer<typeof tableBlockContent>

export const tableBlock = defineBlock({
  content: tableBlockContent,
  toText: ({ heading, cells, footnote }) => lines(heading, cellsToText(cells), footnote),
  labels: { singular: bilingual('Table', 'Tabelle'), plural: bilingual('Tables', 'Tabellen') },
  group: 'data',
  fields: [
    headingField({ required: true }),
    tableField(),
    footnoteField,
    {
      name: 'onLightBand',
      label: bilingual('On a light blue band', 'Auf einem hellblauen Band'),
      type: 'checkbox',
      defaultValue: false,
    },
  ],
  examples: {
    'words and figures': {
      blockType: 'table',
      heading: 'Production sites',
      cells: [
        'Site | Builds | Since | People',
        'Wolhusen | Crimping lines, applicators | 1961 | 640',
        'Timișoara | Crimping lines | 2011 | 410',
        'Elgin | Test systems | 2004 | 190',
        'Suzhou | Cutting and stripping | 2008 | 230',
      ].join('\n'),
      footnote: 'Demo data.',
      onLightBand: false,
    },
    'on a light band': {
      blockType: 'table',
      heading: 'Service contracts',
      cells: 'Content | Care | Care Plus\nFirst answer | 8 working hours | 4 working hours',
      footnote: null,
      onLightBand: true,
    },
    'wider than the screen': {
      blockType: 'table',
      heading: 'Leiterquerschnitte',
      cells: [
        'Maschine | Kleinster Querschnitt | Größter Querschnitt | Abisolierlänge | Längengenauigkeit | Leistungsaufnahme',
        'Axion 56 | 0.13 | 6 | 0.1 to 18 mm | ± 0.1 | 3.2',
        'Kabelverarbeitungsvollautomat Axion 88 | 0.13 | 10 | 0.1 to 20 mm | ± 0.1 | 4.4',
      ].join('\n'),
      footnote: null,
      onLightBand: false,
    },
  },
})
