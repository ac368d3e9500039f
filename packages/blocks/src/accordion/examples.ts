import { link, list, paragraph, richText } from '../rich-text/rich-text-nodes.ts'
import type { AccordionContent } from './content.ts'

export const accordionExamples = {
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
} satisfies Record<string, AccordionContent>
