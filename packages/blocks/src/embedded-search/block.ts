import { z } from 'zod'
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
  labels: { singular: 'Search', plural: 'Searches' },
  group: 'Contact and links',
  fields: [
    headingField({ required: true }),
    { name: 'lead', type: 'textarea', maxLength: 240, admin: { description: 'What visitors can search for.' } },
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
