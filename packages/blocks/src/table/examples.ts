import type { TableBlockContent } from './content.ts'

export const tableExamples = {
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
  },
} satisfies Record<string, TableBlockContent>
