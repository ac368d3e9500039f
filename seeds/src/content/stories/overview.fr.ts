import { storyTeasers } from '../blocks/articles.ts'
import { callToAction, hero } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'
import { stories } from './stories.ts'

export const fr: SeedText = {
  title: 'Articles',
  description:
    'Ce que nous et nos clients apprenons sur les fils, les sertissages et les machines, raconté par ceux qui y étaient.',
  blocks: [
    hero('Histoires d’atelier', {
      lead: 'Ce que nous et nos clients apprenons sur les fils, les sertissages et les machines. Raconté par ceux qui y étaient.',
    }),
    storyTeasers('fr', stories, { heading: 'Derniers articles', arrangement: 'lead' }),
    callToAction(
      'Quelque chose à raconter ?',
      'Une panne qui vous a appris quelque chose, une astuce qui fait gagner une minute : écrivez-nous. Nous venons voir.',
      ['Écrivez-nous', '/requests/feedback'],
    ),
  ],
}
