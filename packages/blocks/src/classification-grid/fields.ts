import type { Block } from 'payload'
import { targetField } from '../links/link-fields.ts'
import { pictureField } from '../pictures/picture-field.ts'
import { headFields } from '../sections/head-fields.ts'
import type { ClassificationGridContent } from './content.ts'

const processes: { value: ClassificationGridContent['families'][number]['process']; label: string }[] = [
  { value: 'cut', label: 'Cutting and stripping' },
  { value: 'crimp', label: 'Crimping' },
  { value: 'mark', label: 'Marking' },
  { value: 'twist', label: 'Twisting' },
  { value: 'test', label: 'Testing' },
  { value: 'quality', label: 'Quality tools' },
]

export const classificationGridFields: Block = {
  slug: 'classification-grid',
  interfaceName: 'ClassificationGridBlock',
  labels: { singular: 'Machine families', plural: 'Machine families' },
  admin: { group: 'Teasers' },
  fields: [
    ...headFields,
    {
      name: 'families',
      type: 'array',
      labels: { singular: 'Family', plural: 'Families' },
      required: true,
      minRows: 2,
      maxRows: 12,
      fields: [
        {
          name: 'process',
          label: 'Process',
          type: 'select',
          required: true,
          options: processes,
          admin: { description: 'Chooses the icon before the title.' },
        },
        { name: 'title', type: 'text', required: true, maxLength: 60 },
        { name: 'text', type: 'textarea', maxLength: 160 },
        {
          name: 'range',
          label: 'How many',
          type: 'text',
          maxLength: 40,
          admin: { description: 'For example: 14 machines.' },
        },
        targetField(),
        pictureField({ required: true, description: 'One machine of the family. Shown 4:3.' }),
      ],
    },
  ],
}
