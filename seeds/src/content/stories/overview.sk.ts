import { storyTeasers } from '../blocks/articles.ts'
import { callToAction, hero } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'
import { stories } from './stories.ts'

export const sk: SeedText = {
  title: 'Príbehy',
  description: 'Čo sa my a naši zákazníci učíme o vodičoch, krimpoch a strojoch, rozprávajú tí, ktorí boli pri tom.',
  blocks: [
    hero('Príbehy z linky', {
      lead: 'Čo sa my a naši zákazníci učíme o vodičoch, krimpoch a strojoch, rozprávajú tí, ktorí boli pri tom.',
    }),
    storyTeasers('sk', stories, { heading: 'Najnovšie', arrangement: 'row' }),
    callToAction('Máte čo rozprávať?', 'Porucha, ktorá vás niečo naučila, fígeľ, ktorý ušetrí minútu: napíšte nám.', [
      'Napíšte nám',
      '/requests/feedback',
    ]),
  ],
}
