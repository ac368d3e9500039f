import type { Block } from 'payload'
import { validateRichText } from '../rich-text/validate-rich-text.ts'
import { headingField } from '../sections/section-fields.ts'

export const accordionFields: Block = {
  slug: 'accordion',
  interfaceName: 'AccordionBlock',
  labels: { singular: 'Questions and answers', plural: 'Questions and answers' },
  admin: { group: 'Text' },
  fields: [
    headingField({ required: true }),
    {
      name: 'questions',
      type: 'array',
      labels: { singular: 'Question', plural: 'Questions' },
      required: true,
      minRows: 1,
      maxRows: 30,
      fields: [
        {
          name: 'title',
          label: 'Question',
          type: 'text',
          required: true,
          maxLength: 140,
          admin: { description: 'As a reader would ask it.' },
        },
        { name: 'body', label: 'Answer', type: 'richText', required: true, validate: validateRichText },
      ],
    },
  ],
}
