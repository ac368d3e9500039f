import type { QuoteContent } from './content.ts'

export const quoteExamples = {
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
} satisfies Record<string, QuoteContent>
