import type { Field } from 'payload'
import { bilingual } from '../bilingual.ts'
import { tableField } from '../tabular/table-field.ts'
import { chartKinds, readChart } from './read-chart.ts'

/** The sentence and the numbers of a chart. The type of the chart is the field `chartKind` beside them. */
export const chartFields: Field[] = [
  {
    name: 'summary',
    label: bilingual('Summary', 'Zusammenfassung'),
    type: 'text',
    required: true,
    maxLength: 200,
    admin: {
      description: bilingual(
        'One sentence that screen readers read instead of the chart: Revenue grew from 318 to 342 million CHF in five years.',
        'Ein Satz, den Screenreader anstelle des Diagramms vorlesen: Der Umsatz stieg in fünf Jahren von 318 auf 342 Millionen CHF.',
      ),
    },
  },
  tableField({
    description: bilingual(
      'Numbers only; put units into the column names: Revenue, m CHF.',
      'Nur Zahlen; Einheiten gehören in die Spaltennamen: Umsatz, Mio. CHF.',
    ),
    check: (text, language, { chartKind }) => {
      const kind = chartKinds.find((one) => one === chartKind) ?? 'bar'
      const chart = readChart(text, kind, language)
      return typeof chart === 'string' ? chart : true
    },
  }),
]
