import { z } from 'zod'
import { bilingual } from '../bilingual.ts'
import { defineBlock } from '../define-block.ts'
import { lines } from '../lists/lines.ts'
import { richTextContent } from '../rich-text/rich-text-content.ts'
import { bold, heading, italic, link, list, paragraph, richText } from '../rich-text/rich-text-nodes.ts'
import { richTextToPlain } from '../rich-text/rich-text-to-plain.ts'
import { validateRichText } from '../rich-text/validate-rich-text.ts'
import { headingField } from '../sections/section-fields.ts'

const textContent = z.object({
  blockType: z.literal('text'),
  heading: z.string().nullable(),
  body: richTextContent,
})

export type TextContent = z.infer<typeof textContent>

/** Running text under an optional heading. */
export const textBlock = defineBlock({
  content: textContent,
  toText: ({ heading, body }) => lines(heading, richTextToPlain(body)),
  labels: { singular: bilingual('Text', 'Text'), plural: bilingual('Texts', 'Texte') },
  group: 'text',
  fields: [
    headingField(),
    { name: 'body', label: bilingual('Body', 'Text'), type: 'richText', required: true, validate: validateRichText },
  ],
  examples: {
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
  },
})
