import { z } from 'zod'
import { bilingual } from '../bilingual.ts'
import { defineBlock } from '../define-block.ts'
import { lines } from '../lists/lines.ts'
import { listOf } from '../lists/list-content.ts'
import { richTextContent } from '../rich-text/rich-text-content.ts'
import { link, list, paragraph, richText } from '../rich-text/rich-text-nodes.ts'
import { richTextToPlain } from '../rich-text/rich-text-to-plain.ts'
import { validateRichText } from '../rich-text/validate-rich-text.ts'
import { headingField } from '../sections/section-fields.ts'

const accordionContent = z.object({
  blockType: z.literal('accordion'),
  heading: z.string().min(1),
  questions: listOf(z.object({ title: z.string().min(1), body: richTextContent })),
})

export type AccordionContent = z.infer<typeof accordionContent>

/** Questions whose answers open one by one. */
export const accordionBlock = defineBlock({
  content: accordionContent,
  toText: ({ heading, questions }) =>
    lines(heading, ...questions.flatMap(({ title, body }) => [title, richTextToPlain(body)])),
  labels: {
    singular: bilingual('Questions and answers', 'Fragen und Antworten'),
    plural: bilingual('Questions and answers', 'Fragen und Antworten'),
  },
  group: 'text',
  fields: [
    headingField({ required: true }),
    {
      name: 'questions',
      label: bilingual('Questions', 'Fragen'),
      type: 'array',
      labels: { singular: bilingual('Question', 'Frage'), plural: bilingual('Questions', 'Fragen') },
      required: true,
      minRows: 1,
      maxRows: 30,
      fields: [
        {
          name: 'title',
          label: bilingual('Question', 'Frage'),
          type: 'text',
          required: true,
          maxLength: 140,
          admin: { description: bilingual('As a visitor would ask it.', 'So, wie Besucher sie stellen würden.') },
        },
        {
          name: 'body',
          label: bilingual('Answer', 'Antwort'),
          type: 'richText',
          required: true,
          validate: validateRichText,
        },
      ],
    },
  ],
  examples: {
    'three questions': {
      blockType: 'accordion',
      heading: 'Questions',
      questions: [
        {
          title: 'Can I visit the assembly?',
          body: richText(paragraph('Yes, on Thursdays. Tours take 90 minutes and are free. Write two weeks before.')),
        },
        {
          title: 'Do you take old machines back?',
          body: richText(
            paragraph('We take back every machine we built.'),
            list('bullet', 'Frames are overhauled.', 'The rest is sorted by material.'),
          ),
        },
        {
          title: 'Who owns the company?',
          body: richText(paragraph('See the ', link('investor pages', '/investors'), '.')),
        },
      ],
    },
    'one question, long words': {
      blockType: 'accordion',
      heading: 'Gyakran ismételt kérdések',
      questions: [
        {
          title: 'Megszentségteleníthetetlenségeskedéseitekért felelős-e a nagyfeszültségűkábelmegmunkálógép?',
          body: richText(paragraph('Nem.')),
        },
      ],
    },
  },
})
