import { storyTeasers } from '../blocks/articles.ts'
import { callToAction, hero } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'
import { stories } from './stories.ts'

export const ro: SeedText = {
  title: 'Povești',
  description:
    'Ce învățăm noi și clienții noștri despre fire, sertizări și mașini, povestit de cei care au fost acolo.',
  blocks: [
    hero('Povești de pe linie', {
      lead: 'Ce învățăm noi și clienții noștri despre fire, sertizări și mașini, povestit de cei care au fost acolo.',
    }),
    storyTeasers('ro', stories, { heading: 'Cele mai noi', arrangement: 'row' }),
    callToAction(
      'Aveți ceva de povestit?',
      'Un defect care v-a învățat ceva, un truc care câștigă un minut: scrieți-ne.',
      ['Scrieți-ne', '/requests/feedback'],
    ),
  ],
}
