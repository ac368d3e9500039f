import { bold, heading, italic, link, list, paragraph, richText } from '../rich-text/rich-text-nodes.ts'
import type { TextContent } from './content.ts'

export const textExamples = {
  'every kind of node': {
    blockType: 'text',
    heading: 'What we measure',
    body: richText(
      paragraph(
        'Each press records ',
        bold('force over way'),
        ' for every single crimp. A deviation of ',
        italic('± 4 %'),
        ' stops the line.',
      ),
      heading('h3', 'In production'),
      list('bullet', 'Crimp height, ± 0.01 mm', 'Pull-out force', 'Strip length, ± 0.1 mm'),
      paragraph('Read more ', link('about us', '/company/about'), '.'),
    ),
  },
  'one paragraph': {
    blockType: 'text',
    heading: null,
    body: richText(paragraph('We answer within one working day.')),
  },
} satisfies Record<string, TextContent>
