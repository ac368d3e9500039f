import { z } from 'zod'
import { defineBlock } from '../define-block.ts'
import { lines } from '../lists/lines.ts'
import { listOf } from '../lists/list-content.ts'
import { headContent } from '../sections/head-content.ts'
import { headFields } from '../sections/head-fields.ts'
import { checkText } from '../validation/check-text.ts'

/** Digits and spaces, with an optional leading plus. */
const phoneNumber = /^\+?\d[\d ]{4,24}$/
const emailAddress = /^[^\s@<>"]+@[^\s@<>".]+(?:\.[^\s@<>".]+)+$/

// A field that an editor cleared is stored as an empty string.
const optional = (pattern: RegExp) =>
  z
    .string()
    .refine((text) => text === '' || pattern.test(text))
    .nullable()

const location = z.object({
  kind: z.string().nullable(),
  name: z.string().min(1),
  address: z.string().min(1),
  phone: optional(phoneNumber),
  email: optional(emailAddress),
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
  labels: { singular: 'Location teaser', plural: 'Location teasers' },
  group: 'Contact and links',
  fields: [
    ...headFields,
    {
      name: 'locations',
      type: 'array',
      labels: { singular: 'Location', plural: 'Locations' },
      required: true,
      minRows: 1,
      maxRows: 9,
      fields: [
        { name: 'kind', type: 'text', maxLength: 40, admin: { description: 'For example: Sales and service.' } },
        { name: 'name', type: 'text', required: true, maxLength: 80 },
        {
          name: 'address',
          type: 'textarea',
          required: true,
          maxLength: 200,
          admin: { description: 'One line each for street, city and country.' },
        },
        {
          name: 'phone',
          type: 'text',
          admin: { description: 'With country code: +43 732 555 40' },
          maxLength: 26,
          validate: checkText({
            isValid: (text) => phoneNumber.test(text),
            refusal: 'Please enter a number such as +43 732 555 40: digits and spaces only',
            maxLength: 26,
          }),
        },
        {
          name: 'email',
          label: 'E-mail',
          type: 'text',
          maxLength: 120,
          validate: checkText({
            isValid: (text) => emailAddress.test(text),
            refusal: 'Please enter a valid e-mail address',
            maxLength: 120,
          }),
        },
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
