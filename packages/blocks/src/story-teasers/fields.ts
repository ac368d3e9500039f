import type { Block } from 'payload'
import { targetField } from '../links/link-fields.ts'
import { pictureField } from '../pictures/picture-field.ts'
import { headFields } from '../sections/head-fields.ts'

export const storyTeasersFields: Block = {
  slug: 'story-teasers',
  interfaceName: 'StoryTeasersBlock',
  labels: { singular: 'Story teasers', plural: 'Story teasers' },
  admin: { group: 'Teasers' },
  fields: [
    ...headFields,
    {
      name: 'arrangement',
      type: 'select',
      required: true,
      defaultValue: 'row',
      options: [
        { value: 'row', label: 'All of a size, three in a row' },
        { value: 'lead', label: 'The first one large, the others beside it' },
      ],
    },
    {
      name: 'stories',
      type: 'array',
      labels: { singular: 'Story', plural: 'Stories' },
      required: true,
      minRows: 2,
      maxRows: 6,
      fields: [
        { name: 'title', type: 'text', required: true, maxLength: 100 },
        { name: 'text', type: 'textarea', maxLength: 200, admin: { description: 'One or two sentences.' } },
        {
          name: 'topic',
          type: 'text',
          maxLength: 30,
          admin: { description: 'One word: Quality, Production, People.' },
        },
        { name: 'date', type: 'date', admin: { date: { pickerAppearance: 'dayOnly' } } },
        targetField(),
        pictureField({ required: true, description: 'Cut to 768 × 432 from the centre.' }),
      ],
    },
  ],
}
