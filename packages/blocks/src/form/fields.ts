import type { Block } from 'payload'
import { headingField } from '../sections/section-fields.ts'

export const formFields: Block = {
  slug: 'form',
  interfaceName: 'FormBlock',
  labels: { singular: 'Form', plural: 'Forms' },
  admin: { group: 'Contact and ways on' },
  fields: [
    {
      name: 'formKind',
      label: 'Form',
      type: 'select',
      required: true,
      defaultValue: 'contact',
      options: [
        { value: 'contact', label: 'Contact: a question to an expert' },
        { value: 'whitepaper', label: 'Whitepaper: a document for an address' },
      ],
    },
    {
      name: 'document',
      label: 'Whitepaper',
      type: 'upload',
      relationTo: 'media',
      filterOptions: { mimeType: { equals: 'application/pdf' } },
      admin: {
        condition: (_, { formKind }) => formKind === 'whitepaper',
        description: 'A PDF. Whoever sends the form can download it, and nobody else.',
      },
    },
    headingField({ required: true }),
    {
      name: 'lead',
      type: 'textarea',
      maxLength: 240,
      admin: { description: 'What to ask about. The promise to reply within 24 hours is always shown.' },
    },
    {
      name: 'subject',
      type: 'text',
      maxLength: 120,
      admin: { description: 'What the page is about, for example a machine. Whoever answers sees it; readers do not.' },
    },
  ],
}
