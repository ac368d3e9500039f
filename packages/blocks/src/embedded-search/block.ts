import { z } from 'zod'
import { bilingual } from '../bilingual.ts'
import { defineBlock } from '../define-block.ts'
import { lines } from '../lists/lines.ts'
import { headingField } from '../sections/section-fields.ts'

const embeddedSearchContent = z.object({
  blockType: z.literal('embedded-search'),
  heading: z.string().min(1),
  lead: z.string().nullable(),
})

export type EmbeddedSearchContent = z.infer<typeof embeddedSearchContent>

/** A search field within a page. */
export const embeddedSearchBlock = defineBlock({
  content: embeddedSearchContent,
  toText: ({ heading, lead }) => lines(heading, lead),
  labels: { singular: bilingual('Search', 'Suche'), plural: bilingual('Searches', 'Suchen') },
  group: 'contact',
  fields: [
    headingField({ required: true }),
    {
      name: 'lead',
      label: bilingual('Lead', 'Einleitung'),
      type: 'textarea',
      maxLength: 240,
      admin: { description: bilingual('What visitors can search for.', 'Wonach Besucher suchen können.') },
    },
  ],
  examples: {
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
  },
})
