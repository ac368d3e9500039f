import type { Example } from '../example.ts'
import { KeyFigures } from './key-figures.tsx'

export const keyFiguresExamples: Example[] = [
  {
    name: 'four figures',
    render: () => (
      <KeyFigures
        figures={[
          { label: 'Revenue 2025', value: '341.8', unit: 'm CHF' },
          { label: 'EBIT margin', value: '10.3', unit: '%' },
          { label: 'Equity ratio', value: '48.7', unit: '%' },
          { label: 'Proposed dividend per share', value: '2.10', unit: 'CHF' },
        ]}
      />
    ),
  },
  {
    name: 'long words',
    language: 'de',
    render: () => (
      <KeyFigures
        figures={[
          { label: 'Kabelkonfektionierungsgeschwindigkeit', value: '4 900', unit: 'Drähte/h' },
          { label: 'Rüstzeit', value: '3', unit: 'min' },
          { label: 'Energieeinsparungspotenzial', value: '− 18', unit: '%' },
        ]}
      />
    ),
  },
]
