import type { Block } from 'payload'
import { isLinkTarget } from '../links/link-target.ts'

export const heroFields: Block = {
  slug: 'hero',
  interfaceName: 'HeroBlock',
  labels: { singular: 'Hero', plural: 'Heroes' },
  fields: [
    { name: 'heading', type: 'text', required: true, maxLength: 120 },
    { name: 'lead', type: 'textarea', maxLength: 400 },
    { name: 'image', type: 'upload', relationTo: 'media' },
    {
      name: 'links',
      type: 'array',
      maxRows: 3,
      fields: [
        { name: 'text', type: 'text', required: true, maxLength: 60 },
        {
          name: 'href',
          label: 'Target',
          type: 'text',
          required: true,
          admin: {
            description: 'A path without language such as /company/about, or an address that starts with https://',
          },
          validate: (value: string | null | undefined) =>
            isLinkTarget(value ?? '') ||
            'Please enter a path that starts with / or an address that starts with https://',
        },
      ],
    },
  ],
}
