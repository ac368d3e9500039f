import { z } from 'zod'
import { bilingual } from '../bilingual.ts'
import { defineBlock } from '../define-block.ts'
import { lines } from '../lists/lines.ts'
import { headContent } from '../sections/head-content.ts'
import { headFields } from '../sections/head-fields.ts'

const locationMapContent = z.object({ blockType: z.literal('location-map'), ...headContent })

export type LocationMapContent = z.infer<typeof locationMapContent>

/** All locations of the group on a map. The places come from the location records. */
export const locationMapBlock = defineBlock({
  content: locationMapContent,
  toText: ({ heading, note }) => lines(heading, note),
  labels: {
    singular: bilingual('Map of locations', 'Standortkarte'),
    plural: bilingual('Maps of locations', 'Standortkarten'),
  },
  group: 'contact',
  fields: [...headFields],
  examples: {
    'with its head': {
      blockType: 'location-map',
      heading: 'Close to your line',
      note: 'Locations with stock, demo machines and people who speak your language.',
      links: [{ text: 'Find a location', href: '/locations' }],
    },
  },
})
