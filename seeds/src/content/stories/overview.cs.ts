import { storyTeasers } from '../blocks/articles.ts'
import { callToAction, hero } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'
import { stories } from './stories.ts'

export const cs: SeedText = {
  title: 'Příběhy',
  description: 'Co se my a naši zákazníci učíme o vodičích, krimpech a strojích, vyprávějí ti, kdo byli u toho.',
  blocks: [
    hero('Příběhy z linky', {
      lead: 'Co se my a naši zákazníci učíme o vodičích, krimpech a strojích, vyprávějí ti, kdo byli u toho.',
    }),
    storyTeasers('cs', stories, { heading: 'Nejnovější', arrangement: 'row' }),
    callToAction('Máte co vyprávět?', 'Závada, která vás něco naučila, fígl, který ušetří minutu: napište nám.', [
      'Napište nám',
      '/requests/feedback',
    ]),
  ],
}
