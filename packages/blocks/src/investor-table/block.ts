import { z } from 'zod'
import { bilingual } from '../bilingual.ts'
import { defineBlock } from '../define-block.ts'
import { lines } from '../lists/lines.ts'
import { footnoteField, headingField, noteField } from '../sections/section-fields.ts'
import { tableContent, tableText } from '../tabular/table-content.ts'
import { tableField } from '../tabular/table-field.ts'
import { validateNumbers } from './validate-numbers.ts'

const investorTableContent = z.object({
  blockType: z.literal('investor-table'),
  heading: z.string().min(1),
  note: z.string().nullable(),
  cells: tableContent,
  footnote: z.string(),
})

export type InvestorTableContent = z.infer<typeof investorTableContent>

/** Financial figures of several years. */
export const investorTableBlock = defineBlock({
  content: investorTableContent,
  toText: ({ heading, note, cells, footnote }) => lines(heading, note, tableText(cells), footnote),
  labels: {
    singular: bilingual('Investor table', 'Investorentabelle'),
    plural: bilingual('Investor tables', 'Investorentabellen'),
  },
  group: 'data',
  fields: [
    headingField({ required: true }),
    noteField,
    tableField({
      description: bilingual(
        'The top left cell names the unit: In million CHF. A * before a name highlights its row. A dash or n/a means no value.',
        'Die Zelle oben links nennt die Einheit: In Mio. CHF. Ein * vor einem Namen hebt die Zeile hervor. Ein Strich oder n/a bedeutet: kein Wert.',
      ),
      check: validateNumbers,
    }),
    {
      ...footnoteField,
      required: true,
      admin: {
        description: bilingual(
          'Source and date. Figures without them are not published.',
          'Quelle und Datum. Zahlen ohne diese Angaben werden nicht publiziert.',
        ),
      },
    },
  ],
  examples: {
    'five years': {
      blockType: 'investor-table',
      heading: 'Annual figures',
      note: 'Order intake and revenue grew in every region but one.',
      cells: [
        'In million CHF | 2021 | 2022 | 2023 | 2024 | 2025',
        'Order intake | 327.0 | 341.2 | 299.6 | 361.4 | 349.7',
        '* Revenue | 318.4 | 334.9 | 307.2 | 352.6 | 341.8',
        'EBIT | 29.3 | 33.8 | 24.9 | 38.1 | 35.2',
        'EBIT margin, % | 9.2 | 10.1 | 8.1 | 10.8 | 10.3',
        'Free cash flow | n/a | 15.2 | 22.7 | 26.3 | 24.1',
        'Employees | 1 482 | 1 547 | 1 519 | 1 588 | 1 604',
      ].join('\n'),
      footnote: 'Demo data, invented.',
    },
  },
})
