import type { Block } from 'payload'
import { headFields } from '../sections/head-fields.ts'
import { checkText } from '../validation/check-text.ts'
import { emailAddress, phoneNumber } from './content.ts'

export const locationTeaserFields: Block = {
  slug: 'location-teaser',
  interfaceName: 'LocationTeaserBlock',
  labels: { singular: 'Location teaser', plural: 'Location teasers' },
  admin: { group: 'Contact and ways on' },
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
          admin: { description: 'A line each for street, place and country.' },
        },
        {
          name: 'phone',
          type: 'text',
          admin: { description: 'With country code: +43 732 555 40' },
          maxLength: 26,
          validate: checkText({
            isGood: (text) => phoneNumber.test(text),
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
            isGood: (text) => emailAddress.test(text),
            refusal: 'Please enter a valid e-mail address',
            maxLength: 120,
          }),
        },
      ],
    },
  ],
}
