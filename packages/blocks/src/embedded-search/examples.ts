import type { EmbeddedSearchContent } from './content.ts'

export const embeddedSearchExamples = {
  'with lead': {
    blockType: 'embedded-search',
    heading: 'Looking for something else?',
    lead: 'Machines, services, stories and documents.',
  },
  'heading only, long words': {
    blockType: 'embedded-search',
    heading: 'Kabelverarbeitungsmaschinensuche',
    lead: null,
  },
} satisfies Record<string, EmbeddedSearchContent>
