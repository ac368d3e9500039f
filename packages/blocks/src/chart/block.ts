import { z } from 'zod'
import { bilingual } from '../bilingual.ts'
import { defineBlock } from '../define-block.ts'
import { lines } from '../lists/lines.ts'
import { footnoteField, headingField } from '../sections/section-fields.ts'
import { tableContent, tableText } from '../tabular/table-content.ts'
import { chartFields } from './chart-fields.ts'
import { chartKinds } from './read-chart.ts'

const chartContent = z.object({
  blockType: z.literal('chart'),
  heading: z.string().min(1),
  chartKind: z.enum(chartKinds),
  summary: z.string().min(1),
  cells: tableContent,
  footnote: z.string().nullable(),
})

export type ChartContent = z.infer<typeof chartContent>

const prices = [61, 63.4, 62.1, 66.8, 70.2, 68.9, 73.5, 78.8, 81.6, 76.4, 72.9, 74.2]
const index = [61, 61.8, 62.4, 63.1, 64.9, 65.2, 66.6, 68.1, 69.9, 70.4, 70.1, 71.2]

/** A chart, with the same numbers as a table. */
export const chartBlock = defineBlock({
  content: chartContent,
  toText: ({ heading, summary, cells, footnote }) => lines(heading, summary, tableText(cells), footnote),
  labels: { singular: bilingual('Chart', 'Diagramm'), plural: bilingual('Charts', 'Diagramme') },
  group: 'data',
  fields: [
    headingField({ required: true }),
    {
      name: 'chartKind',
      label: bilingual('Chart type', 'Diagrammtyp'),
      type: 'select',
      required: true,
      defaultValue: 'bar',
      options: [
        {
          value: 'bar',
          label: bilingual(
            'Bars: compare values, up to 12 rows and 3 series',
            'Balken: Werte vergleichen, bis 12 Zeilen und 3 Reihen',
          ),
        },
        {
          value: 'line',
          label: bilingual('Line: a trend over time, up to 3 series', 'Linie: zeitlicher Verlauf, bis 3 Reihen'),
        },
        { value: 'donut', label: bilingual('Donut: up to 5 parts of a whole', 'Ring: bis 5 Teile eines Ganzen') },
      ],
    },
    ...chartFields,
    footnoteField,
  ],
  examples: {
    bars: {
      blockType: 'chart',
      heading: 'Revenue and EBIT',
      chartKind: 'bar',
      summary: 'Revenue grew from 318 to 342 million CHF in five years, EBIT from 29 to 35.',
      cells: 'Year|Revenue, m CHF|EBIT, m CHF\n2021|318|29\n2022|335|34\n2023|307|25\n2024|353|38\n2025|342|35',
      footnote: 'Demo data, invented.',
    },
    line: {
      blockType: 'chart',
      heading: 'Share price',
      chartKind: 'line',
      summary: 'The share rose from CHF 61 to CHF 74.20 in three years, ahead of the index.',
      cells: [
        'Quarter|Norlitz registered share, CHF|Industry index, rebased',
        ...prices.map((price, row) => `Q${(row % 4) + 1} ${2024 + Math.floor(row / 4)}|${price}|${index[row]}`),
      ].join('\n'),
      footnote: null,
    },
    donut: {
      blockType: 'chart',
      heading: 'Share distribution',
      chartKind: 'donut',
      summary: 'Institutions in Switzerland hold the largest part of the shares, 37 percent.',
      cells:
        'Shareholders|Percent\nInstitutions, Switzerland|37\nInstitutions, abroad|26\nPrivate shareholders|23\nFounding family|14',
      footnote: 'Demo data, invented.',
    },
  },
})
