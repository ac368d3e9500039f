import type { Block } from 'payload'
import { headingField } from '../sections/section-fields.ts'

export const timelineFields: Block = {
  slug: 'timeline',
  interfaceName: 'TimelineBlock',
  labels: { singular: 'Timeline', plural: 'Timelines' },
  admin: { group: 'Text' },
  fields: [
    headingField({ required: true }),
    {
      name: 'events',
      type: 'array',
      labels: { singular: 'Event', plural: 'Events' },
      required: true,
      minRows: 2,
      maxRows: 40,
      admin: { description: 'The oldest first.' },
      fields: [
        {
          name: 'moment',
          label: 'When',
          type: 'text',
          required: true,
          maxLength: 20,
          admin: { description: 'A year, or a month and a year.' },
        },
        { name: 'title', label: 'What happened', type: 'text', required: true, maxLength: 100 },
        { name: 'text', type: 'textarea', maxLength: 240 },
      ],
    },
  ],
}
