import type { Example } from '../example.ts'
import { SpecTable } from './spec-table.tsx'

const wire = [
  { name: 'Wire cross-section', value: '0.13–6', unit: 'mm²' },
  { name: 'Wire length', value: '60–12 000', unit: 'mm' },
  { name: 'Output at 100 mm', value: '4 900', unit: 'wires/h' },
]

export const specTableExamples: Example[] = [
  { name: 'key data', render: () => <SpecTable caption="Key data" missingLabel="n/a" groups={[{ rows: wire }]} /> },
  {
    name: 'groups and a missing value',
    render: () => (
      <SpecTable
        caption="Technical data"
        captionHidden={false}
        missingLabel="n/a"
        groups={[
          { title: 'Wire', rows: wire },
          {
            title: 'Stations',
            rows: [
              { name: 'Seal stations', value: 2 },
              { name: 'Tinning', value: undefined },
            ],
          },
        ]}
      />
    ),
  },
  {
    name: 'long words',
    language: 'de',
    render: () => (
      <SpecTable
        caption="Technische Daten"
        missingLabel="k. A."
        groups={[
          {
            rows: [
              { name: 'Hochgeschwindigkeitsabisolierwerkzeugwechselzeit', value: 'werkzeugabhängig', unit: 'Sekunden' },
            ],
          },
        ]}
      />
    ),
  },
]
