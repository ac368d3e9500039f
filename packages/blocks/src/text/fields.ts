import type { Block } from 'payload'
import { validateRichText } from '../rich-text/validate-rich-text.ts'
import { headingField } from '../sections/section-fields.ts'

export const textFields: Block = {
  slug: 'text',
  interfaceName: 'TextBlock',
  labels: { singular: 'Text', plural: 'Texts' },
  admin: { group: 'Text' },
  fields: [headingField(), { name: 'body', type: 'richText', required: true, validate: validateRichText }],
}
