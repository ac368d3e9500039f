import type { Block } from 'payload'
import { footnoteField, headingField, noteField } from '../sections/section-fields.ts'
import { tableField } from '../tabular/table-field.ts'
import { validateFigures } from './validate-figures.ts'

export const investorTableFields: Block = {
  slug: 'investor-table',
  interfaceName: 'InvestorTableBlock',
  labels: { singular: 'Investor table', plural: 'Investor tables' },
  admin: { group: 'Figures' },
  fields: [
    headingField({ required: true }),
    noteField,
    tableField({
      description:
        'The first cell of all names the unit: In million CHF. A * before a name makes its row stand out. A dash or n/a stands for no figure.',
      check: validateFigures,
    }),
    {
      ...footnoteField,
      required: true,
      admin: { description: 'Source and date. Figures without them are not published.' },
    },
  ],
}
