import { storyTeasers } from '../blocks/articles.ts'
import { callToAction, hero } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'
import { stories } from './stories.ts'

export const hu: SeedText = {
  title: 'Történetek',
  description: 'Amit mi és ügyfeleink vezetékekről, krimpelésekről és gépekről tanulunk, azoktól, akik ott voltak.',
  blocks: [
    hero('Történetek a sorról', {
      lead: 'Amit mi és ügyfeleink vezetékekről, krimpelésekről és gépekről tanulunk, azoktól, akik ott voltak.',
    }),
    storyTeasers('hu', stories, { heading: 'Legújabb', arrangement: 'row' }),
    callToAction(
      'Van mit mesélnie?',
      'Egy hiba, amely megtanított valamire, egy fogás, amely egy percet spórol: írjon nekünk.',
      ['Írjon nekünk', '/requests/feedback'],
    ),
  ],
}
