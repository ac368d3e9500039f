import { z } from 'zod'
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
  labels: { singular: 'Map of locations', plural: 'Maps of locations' },
  group: 'Contact and links',
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
