import { z } from 'zod'
import { bilingual } from '../bilingual.ts'
import { defineBlock } from '../define-block.ts'
import { lines } from '../lists/lines.ts'
import { listOf } from '../lists/list-content.ts'
import { contactContent, emailField, phoneField } from '../sections/contact-fields.ts'
import { headContent } from '../sections/head-content.ts'
import { headFields } from '../sections/head-fields.ts'

const location = z.object({
  kind: z.string().nullable(),
  name: z.string().min(1),
  address: z.string().min(1),
  ...contactContent,
})

const locationTeaserContent = z.object({
  blockType: z.literal('location-teaser'),
  ...headContent,
  locations: listOf(location),
})

export type LocationTeaserContent = z.infer<typeof locationTeaserContent>

/** Locations with their contact data. */
export const locationTeaserBlock = defineBlock({
  content: locationTeaserContent,
  toText: ({ heading, note, locations }) =>
    lines(heading, note, ...locations.flatMap(({ name, address }) => [name, address])),
  labels: {
    singular: bilingual('Location teaser', 'Standort-Teaser'),
    plural: bilingual('Location teasers', 'Standort-Teaser'),
  },
  group: 'contact',
  fields: [
    ...headFields,
    {
      name: 'locations',
      label: bilingual('Locations', 'Standorte'),
      type: 'array',
      labels: { singular: bilingual('Location', 'Standort'), plural: bilingual('Locations', 'Standorte') },
      required: true,
      minRows: 1,
      maxRows: 9,
      fields: [
        {
          name: 'kind',
          label: bilingual('Kind', 'Art'),
          type: 'text',
          maxLength: 40,
          admin: { description: bilingual('For example: Sales and service.', 'Zum Beispiel: Verkauf und Service.') },
        },
        { name: 'name', label: bilingual('Name', 'Name'), type: 'text', required: true, maxLength: 80 },
        {
          name: 'address',
          label: bilingual('Address', 'Adresse'),
          type: 'textarea',
          required: true,
          maxLength: 200,
          admin: {
            description: bilingual(
              'One line each for street, city and country.',
              'Je eine Zeile für Straße, Ort und Land.',
            ),
          },
        },
        phoneField,
        emailField,
      ],
    },
  ],
  examples: {
    'three locations': {
      blockType: 'location-teaser',
      heading: 'Close to your line',
      note: '28 locations with stock, demo machines and people who speak your language.',
      links: [{ text: 'Find a location', href: '/locations' }],
      locations: [
        {
          kind: 'Sales and service',
          name: 'Norlitz Austria GmbH',
          address: 'Industriezeile 47\n4020 Linz\nAustria',
          phone: '+43 732 555 40',
          email: 'linz@norlitz.example',
        },
        {
          kind: 'Production',
          name: 'Norlitz România SRL',
          address: 'Calea Șagului 201\n300517 Timișoara\nRomania',
          phone: '+40 256 555 300',
          email: null,
        },
        {
          kind: null,
          name: 'Kabelverarbeitungsmaschinenvertriebsgesellschaft mbH',
          address: 'Sigmundstraße 180\n90431 Nuremberg\nGermany',
          phone: null,
          email: 'kabelverarbeitungsmaschinenvertrieb@norlitz.example',
        },
      ],
    },
  },
})
