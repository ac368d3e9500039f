import type { Block } from 'payload'
import { validateRichText } from '../rich-text/validate-rich-text.ts'

export const textFields: Block = {
  slug: 'text',
  interfaceName: 'TextBlock',
  labels: { singular: 'Text', plural: 'Texts' },
  fields: [
    { name: 'heading', type: 'text', maxLength: 120 },
    { name: 'body', type: 'richText', required: true, validate: validateRichText },
  ],
}
