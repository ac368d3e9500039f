import type { Block } from 'payload'
import { headingField } from '../sections/section-fields.ts'

export const embeddedSearchFields: Block = {
  slug: 'embedded-search',
  interfaceName: 'EmbeddedSearchBlock',
  labels: { singular: 'Search', plural: 'Searches' },
  admin: { group: 'Contact and ways on' },
  fields: [
    headingField({ required: true }),
    { name: 'lead', type: 'textarea', maxLength: 240, admin: { description: 'What can be found.' } },
  ],
}
