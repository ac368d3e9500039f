import type { Block } from 'payload'

export const quoteFields: Block = {
  slug: 'quote',
  interfaceName: 'QuoteBlock',
  labels: { singular: 'Quote', plural: 'Quotes' },
  admin: { group: 'Text' },
  fields: [
    {
      name: 'quote',
      type: 'textarea',
      required: true,
      maxLength: 300,
      admin: { description: 'The words alone, without quotation marks.' },
    },
    { name: 'author', label: 'Name', type: 'text', required: true, maxLength: 80 },
    {
      name: 'role',
      label: 'Role and company',
      type: 'text',
      maxLength: 120,
      admin: { description: 'For example: Head of Quality, Brenner Kabeltechnik.' },
    },
  ],
}
