import { z } from 'zod'
import { bilingual } from '../bilingual.ts'
import { chartFields } from '../chart/chart-fields.ts'
import { defineBlock } from '../define-block.ts'
import { lines } from '../lists/lines.ts'
import { listOf } from '../lists/list-content.ts'
import { headContent } from '../sections/head-content.ts'
import { headFields } from '../sections/head-fields.ts'
import { footnoteField } from '../sections/section-fields.ts'
import { tableContent, tableText } from '../tabular/table-content.ts'

const smallChart = z.object({
  title: z.string().min(1),
  chartKind: z.enum(['bar', 'line']),
  summary: z.string().min(1),
  cells: tableContent,
})

const chartGridContent = z.object({
  blockType: z.literal('chart-grid'),
  ...headContent,
  charts: listOf(smallChart),
  footnote: z.string().nullable(),
})

export type ChartGridContent = z.infer<typeof chartGridContent>

const years = (head: string, ...values: number[]) =>
  [head, ...values.map((value, row) => `${2022 + row}|${value}`)].join('\n')

/** Two to four small charts side by side, each with the same numbers as a table. */
export const chartGridBlock = defineBlock({
  content: chartGridContent,
  toText: ({ heading, note, charts, footnote }) =>
    lines(
      heading,
      note,
      ...charts.flatMap(({ title, summary, cells }) => [title, summary, tableText(cells)]),
      footnote,
    ),
  labels: {
    singular: bilingual('Small charts', 'Kleine Diagramme'),
    plural: bilingual('Small charts', 'Kleine Diagramme'),
  },
  group: 'data',
  fields: [
    ...headFields,
    {
      name: 'charts',
      label: bilingual('Charts', 'Diagramme'),
      type: 'array',
      labels: { singular: bilingual('Chart', 'Diagramm'), plural: bilingual('Charts', 'Diagramme') },
      required: true,
      minRows: 2,
      maxRows: 4,
      fields: [
        { name: 'title', label: bilingual('Title', 'Titel'), type: 'text', required: true, maxLength: 60 },
        {
          name: 'chartKind',
          label: bilingual('Chart type', 'Diagrammtyp'),
          type: 'select',
          required: true,
          defaultValue: 'bar',
          options: [
            { value: 'bar', label: bilingual('Bars: compare years', 'Balken: Jahre vergleichen') },
            { value: 'line', label: bilingual('Line: a trend', 'Linie: ein Verlauf') },
          ],
        },
        ...chartFields,
      ],
    },
    footnoteField,
  ],
  examples: {
    'four charts': {
      blockType: 'chart-grid',
      heading: 'Sustainability in figures',
      note: 'A machine uses most of its energy in twenty years of operation.',
      links: [{ text: 'Our targets', href: '/company/sustainability' }],
      charts: [
        {
          title: 'Power per line',
          chartKind: 'bar',
          summary: 'The power used to assemble a line fell from 4.1 to 3.2 MWh in three years.',
          cells: years('Year|MWh', 4.1, 3.8, 3.5, 3.2),
        },
        {
          title: 'Own solar power',
          chartKind: 'line',
          summary: 'The share of own solar power rose from 11 to 34 percent in three years.',
          cells: years('Year|Percent of use', 11, 19, 27, 34),
        },
        {
          title: 'Machines overhauled',
          chartKind: 'bar',
          summary: 'Overhauls rose from 62 to 118 machines a year.',
          cells: years('Year|Machines', 62, 79, 97, 118),
        },
        {
          title: 'Copper scrap at customers',
          chartKind: 'line',
          summary: 'Copper scrap at customers fell from 1.9 to 1.4 percent of the wire.',
          cells: years('Year|Percent of wire', 1.9, 1.7, 1.6, 1.4),
        },
      ],
      footnote: 'Demo data, invented.',
    },
    'two charts, long words': {
      blockType: 'chart-grid',
      heading: 'Nachhaltigkeitskennzahlenentwicklung',
      note: null,
      links: [],
      charts: [
        {
          title: 'Kupferausschussentwicklung',
          chartKind: 'bar',
          summary: 'Der Ausschuss sank von 1.9 auf 1.4 Prozent.',
          cells: years('Jahr|Prozent des verarbeiteten Leitungsmaterials', 1.9, 1.7, 1.6, 1.4),
        },
        {
          title: 'Solarstromeigenversorgung',
          chartKind: 'bar',
          summary: 'Der Anteil stieg von 11 auf 34 Prozent.',
          cells: years('Jahr|Prozent', 11, 19, 27, 34),
        },
      ],
      footnote: null,
    },
  },
})
