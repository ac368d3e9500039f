import type { ContactPanelContent } from './content.ts'

export const contactPanelExamples = {
  'with a person': {
    blockType: 'contact-panel',
    lead: 'Which wire, which terminal, how many an hour? Tell us, and we say which machine does it.',
    person: 'Roman Bächler',
    role: 'Application engineer, Wolhusen',
    image: null,
    href: '/contact',
  },
  'title and promise alone': {
    blockType: 'contact-panel',
    lead: null,
    person: null,
    role: null,
    image: null,
    href: '/contact',
  },
} satisfies Record<string, ContactPanelContent>
