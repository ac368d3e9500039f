import type { Block } from 'payload'
import { footnoteField, headingField } from '../sections/section-fields.ts'

export const keyFiguresFields: Block = {
  slug: 'key-figures',
  interfaceName: 'KeyFiguresBlock',
  labels: { singular: 'Key figures', plural: 'Key figures' },
  admin: { group: 'Figures' },
  fields: [
    headingField(),
    {
      name: 'figures',
      type: 'array',
      labels: { singular: 'Figure', plural: 'Figures' },
      required: true,
      minRows: 2,
      maxRows: 4,
      fields: [
        {
          name: 'value',
          type: 'text',
          required: true,
          maxLength: 10,
          admin: { description: 'As it is printed in this language: 1 604, ± 0.1 or 9.4.' },
        },
        { name: 'unit', type: 'text', maxLength: 8, admin: { description: 'mm, %, m CHF. Not part of the value.' } },
        {
          name: 'label',
          label: 'What it says',
          type: 'text',
          required: true,
          maxLength: 80,
          admin: { description: 'For example: Length accuracy over one metre.' },
        },
      ],
    },
    footnoteField,
  ],
}
