import type { Block } from 'payload'
import { footnoteField, headingField } from '../sections/section-fields.ts'
import { tableField } from '../tabular/table-field.ts'

export const tableFields: Block = {
  slug: 'table',
  interfaceName: 'TableBlock',
  labels: { singular: 'Table', plural: 'Tables' },
  admin: { group: 'Figures' },
  fields: [headingField({ required: true }), tableField(), footnoteField],
}
