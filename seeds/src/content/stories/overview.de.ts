import { storyTeasers } from '../blocks/articles.ts'
import { callToAction, hero } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'
import { stories } from './stories.ts'

export const de: SeedText = {
  title: 'Geschichten',
  description:
    'Was wir und unsere Kunden über Leitungen, Crimps und Maschinen lernen, erzählt von denen, die dabei waren.',
  blocks: [
    hero('Geschichten von der Linie', {
      lead: 'Was wir und unsere Kunden über Leitungen, Crimps und Maschinen lernen. Erzählt von denen, die dabei waren.',
    }),
    storyTeasers('de', stories, { heading: 'Neu', arrangement: 'lead' }),
    callToAction(
      'Haben Sie etwas zu erzählen?',
      'Ein Fehler, der Sie klüger gemacht hat, ein Kniff, der eine Minute spart: Schreiben Sie uns. Wir kommen und schauen es uns an.',
      ['Schreiben Sie uns', '/requests/feedback'],
    ),
  ],
}
