import type { Block } from 'payload'
import { targetField } from '../links/link-fields.ts'
import { headingField } from '../sections/section-fields.ts'
import { fileFormats } from './content.ts'

export const downloadListFields: Block = {
  slug: 'download-list',
  interfaceName: 'DownloadListBlock',
  labels: { singular: 'Download list', plural: 'Download lists' },
  admin: { group: 'Figures' },
  fields: [
    headingField({ required: true }),
    {
      name: 'files',
      type: 'array',
      labels: { singular: 'File', plural: 'Files' },
      required: true,
      minRows: 1,
      maxRows: 40,
      fields: [
        { name: 'title', type: 'text', required: true, maxLength: 120 },
        { name: 'format', type: 'select', required: true, defaultValue: 'PDF', options: [...fileFormats] },
        {
          name: 'details',
          label: 'Language and size',
          type: 'text',
          maxLength: 80,
          admin: { description: 'For example: English, 4.8 MB. Readers on a slow line want to know.' },
        },
        targetField({
          description: 'Where the file lies: hard:/files/brochure.pdf on this website, or an https:// address.',
        }),
      ],
    },
  ],
}
