import { z } from 'zod'
import { bilingual } from '../bilingual.ts'
import { defineBlock } from '../define-block.ts'
import { actionsField } from '../links/link-fields.ts'
import { linkContent } from '../links/link-target.ts'
import { lines } from '../lists/lines.ts'
import { listOf } from '../lists/list-content.ts'
import { examplePictures } from '../pictures/example-pictures.ts'
import { pictureContent } from '../pictures/picture-content.ts'
import { pictureField } from '../pictures/picture-field.ts'
import { headingField } from '../sections/section-fields.ts'

const callToActionContent = z.object({
  blockType: z.literal('call-to-action'),
  heading: z.string().min(1),
  lead: z.string().nullable(),
  image: pictureContent.nullable(),
  actions: listOf(linkContent),
})

export type CallToActionContent = z.infer<typeof callToActionContent>

/** One or two actions on a band in the theme colour. */
export const callToActionBlock = defineBlock({
  content: callToActionContent,
  toText: ({ heading, lead }) => lines(heading, lead),
  labels: {
    singular: bilingual('Call to action', 'Handlungsaufruf'),
    plural: bilingual('Calls to action', 'Handlungsaufrufe'),
  },
  group: 'opening',
  fields: [
    headingField({ required: true }),
    {
      name: 'lead',
      label: bilingual('Lead', 'Einleitung'),
      type: 'textarea',
      maxLength: 240,
      admin: { description: bilingual('One or two sentences.', 'Ein oder zwei Sätze.') },
    },
    pictureField({
      description: bilingual(
        'Shown across the full width above the band. Dark close-ups work best.',
        'Erscheint in voller Breite über dem Band. Dunkle Nahaufnahmen wirken am besten.',
      ),
    }),
    actionsField({ maxRows: 2 }),
  ],
  examples: {
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
  },
})
