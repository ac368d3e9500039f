import type { Block } from 'payload'
import { targetField } from '../links/link-fields.ts'
import { pictureField } from '../pictures/picture-field.ts'

export const contactPanelFields: Block = {
  slug: 'contact-panel',
  interfaceName: 'ContactPanelBlock',
  labels: { singular: 'Talk to an Expert', plural: 'Talk to an Expert' },
  admin: { group: 'Contact and ways on' },
  fields: [
    {
      name: 'lead',
      type: 'textarea',
      maxLength: 240,
      admin: {
        description: 'What to ask about here. The title and the promise to reply within 24 hours are always shown.',
      },
    },
    { name: 'person', label: 'Who answers', type: 'text', maxLength: 80 },
    {
      name: 'role',
      type: 'text',
      maxLength: 120,
      admin: { condition: (_, { person }) => Boolean(person), description: 'For example: Application engineer, Linz.' },
    },
    {
      ...pictureField({ description: 'A portrait, cut to a circle. Without one the initials are shown.' }),
      admin: { condition: (_, { person }) => Boolean(person) },
    },
    targetField({ defaultValue: '/contact', description: 'The page with the contact form.' }),
  ],
}
