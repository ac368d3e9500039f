import type { Block } from 'payload'
import { actionsField } from '../links/link-fields.ts'
import { pictureField } from '../pictures/picture-field.ts'
import { headingField } from '../sections/section-fields.ts'

export const callToActionFields: Block = {
  slug: 'call-to-action',
  interfaceName: 'CallToActionBlock',
  labels: { singular: 'Call to action', plural: 'Calls to action' },
  admin: { group: 'Opening and closing' },
  fields: [
    headingField({ required: true }),
    { name: 'lead', type: 'textarea', maxLength: 240, admin: { description: 'One or two sentences.' } },
    pictureField({ description: 'Runs across the screen above the band. Dark macro pictures suit it.' }),
    actionsField({ maxRows: 2 }),
  ],
}
