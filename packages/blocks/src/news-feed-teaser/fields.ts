import type { Block } from 'payload'
import { targetField } from '../links/link-fields.ts'
import { headFields } from '../sections/head-fields.ts'

export const newsFeedTeaserFields: Block = {
  slug: 'news-feed-teaser',
  interfaceName: 'NewsFeedTeaserBlock',
  labels: { singular: 'News teaser', plural: 'News teasers' },
  admin: { group: 'Teasers' },
  fields: [
    ...headFields,
    {
      name: 'news',
      type: 'array',
      labels: { singular: 'News item', plural: 'News items' },
      required: true,
      minRows: 1,
      maxRows: 6,
      admin: { description: 'The newest first.' },
      fields: [
        { name: 'date', type: 'date', required: true, admin: { date: { pickerAppearance: 'dayOnly' } } },
        { name: 'title', type: 'text', required: true, maxLength: 120 },
        { name: 'text', type: 'textarea', maxLength: 240 },
        {
          name: 'adHoc',
          label: 'Ad hoc notice',
          type: 'checkbox',
          admin: { description: 'Marked for everybody as what the stock exchange calls price-sensitive.' },
        },
        targetField(),
      ],
    },
  ],
}
