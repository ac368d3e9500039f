import type { Block } from 'payload'
import { footnoteField, headingField } from '../sections/section-fields.ts'
import { tableField } from '../tabular/table-field.ts'
import { chartKinds, readChart } from './read-chart.ts'

export const chartFields: Block = {
  slug: 'chart',
  interfaceName: 'ChartBlock',
  labels: { singular: 'Chart', plural: 'Charts' },
  admin: { group: 'Figures' },
  fields: [
    headingField({ required: true }),
    {
      name: 'chartKind',
      label: 'Kind',
      type: 'select',
      required: true,
      defaultValue: 'bar',
      options: [
        { value: 'bar', label: 'Bars: amounts side by side, up to 12 of up to 3 series' },
        { value: 'line', label: 'Line: how something moved, up to 3 series' },
        { value: 'donut', label: 'Donut: up to 5 parts of a whole' },
      ],
    },
    {
      name: 'summary',
      label: 'In one sentence',
      type: 'text',
      required: true,
      maxLength: 200,
      admin: {
        description: 'Read out instead of the drawing: Revenue grew from 318 to 342 million CHF in five years.',
      },
    },
    tableField({
      description: 'Numbers alone, units in the names of the columns: Revenue, m CHF.',
      check: (text, { chartKind }) => {
        const kind = chartKinds.find((one) => one === chartKind) ?? 'bar'
        const chart = readChart(text, kind)
        return typeof chart === 'string' ? chart : true
      },
    }),
    footnoteField,
  ],
}
