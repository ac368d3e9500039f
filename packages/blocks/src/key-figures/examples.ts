import type { KeyFiguresContent } from './content.ts'

export const keyFiguresExamples = {
  'four figures': {
    blockType: 'key-figures',
    heading: null,
    figures: [
      { value: '240', unit: 'mm²', label: 'Largest cable. The finest wire is 0.013 mm²' },
      { value: '± 0.1', unit: 'mm', label: 'Length accuracy over one metre' },
      { value: '31', unit: null, label: 'Countries with our own service engineers' },
      { value: '24', unit: 'h', label: 'Reply to every enquiry within' },
    ],
    footnote: null,
  },
  'three figures with heading and footnote': {
    blockType: 'key-figures',
    heading: 'In figures',
    figures: [
      { value: '1 604', unit: null, label: 'People' },
      { value: '28', unit: null, label: 'Locations' },
      { value: '9.4', unit: '%', label: 'Of revenue for development' },
    ],
    footnote: 'Demo data.',
  },
  'two figures, long words': {
    blockType: 'key-figures',
    heading: 'Kennzahlen',
    figures: [
      { value: '341.8', unit: 'm CHF', label: 'Geschäftsbereichsübergreifender Jahresumsatz' },
      { value: '10.3', unit: '%', label: 'Betriebsgewinnmargenentwicklungsprognose' },
    ],
    footnote: null,
  },
} satisfies Record<string, KeyFiguresContent>
