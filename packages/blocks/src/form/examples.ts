import type { FormContent } from './content.ts'

export const formExamples = {
  'contact, with lead and subject': {
    blockType: 'form',
    formKind: 'contact',
    heading: 'Ask about the Axion 56',
    lead: 'Which wire, which terminal, how many an hour? Tell us, and we say whether it is the right machine.',
    subject: 'Axion 56',
  },
  'contact, heading only, long words': {
    blockType: 'form',
    formKind: 'contact',
    heading: 'Kabelverarbeitungsmaschinenanfrage',
    lead: null,
    subject: null,
  },
} satisfies Record<string, FormContent>
