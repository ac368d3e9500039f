import { z } from 'zod'
import { bilingual } from '../bilingual.ts'
import { defineBlock } from '../define-block.ts'
import { lines } from '../lists/lines.ts'

const quoteContent = z.object({
  blockType: z.literal('quote'),
  quote: z.string().min(1),
  author: z.string().min(1),
  role: z.string().nullable(),
})

export type QuoteContent = z.infer<typeof quoteContent>

export const quoteBlock = defineBlock({
  content: quoteContent,
  toText: ({ quote, author, role }) => lines(quote, author, role),
  labels: { singular: bilingual('Quote', 'Zitat'), plural: bilingual('Quotes', 'Zitate') },
  group: 'text',
  fields: [
    {
      name: 'quote',
      label: bilingual('Quote', 'Zitat'),
      type: 'textarea',
      required: true,
      maxLength: 300,
      admin: { description: bilingual('Without quotation marks.', 'Ohne Anführungszeichen.') },
    },
    { name: 'author', label: bilingual('Name', 'Name'), type: 'text', required: true, maxLength: 80 },
    {
      name: 'role',
      label: bilingual('Role and company', 'Funktion und Firma'),
      type: 'text',
      maxLength: 120,
      admin: {
        description: bilingual(
          'For example: Head of Quality, Brenner Kabeltechnik.',
          'Zum Beispiel: Leiterin Qualität, Brenner Kabeltechnik.',
        ),
      },
    },
  ],
  examples: {
    'with role': {
      blockType: 'quote',
      quote: 'The picture is nice. What matters is that the operator sees it while the machine is still warm.',
      author: 'Marta Holzer',
      role: 'Head of Quality, Brenner Kabeltechnik',
    },
    'name only, long words': {
      blockType: 'quote',
      quote: 'Ohne Crimpkraftüberwachungssystem wäre unsere Qualitätsmanagementdokumentation Dichtung.',
      author: 'Regula Moser',
      role: null,
    },
  },
})
