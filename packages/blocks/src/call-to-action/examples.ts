import { examplePictures } from '../pictures/example-pictures.ts'
import type { CallToActionContent } from './content.ts'

export const callToActionExamples = {
  'with picture': {
    blockType: 'call-to-action',
    heading: 'Work with us',
    lead: '31 open positions, 9 of them for people who have never seen a crimp.',
    image: examplePictures.strands,
    actions: [
      { text: 'Open positions', href: '/careers' },
      { text: 'Apprenticeships', href: '/careers/apprenticeships' },
    ],
  },
  'without picture, long words': {
    blockType: 'call-to-action',
    heading: 'Kabelverarbeitungskompetenzzentrum',
    lead: null,
    image: null,
    actions: [{ text: 'Besichtigungstermin vereinbaren', href: '/contact' }],
  },
} satisfies Record<string, CallToActionContent>
