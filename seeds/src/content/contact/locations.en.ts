import { callToAction, hero } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const en: SeedText = {
  title: 'Locations and contacts',
  description: 'Where we build, sell and repair: addresses and telephone numbers in 24 places on five continents.',
  blocks: [
    hero('Close to your line', {
      lead: 'Locations with stock, demo machines and people who speak your language. Service numbers are answered in the local language.',
      image: 'factory-hall',
    }),
    callToAction(
      'No location near you?',
      'Write to us. We tell you who looks after your country, and how long a part takes to you.',
      ['Write to us', '/contact'],
    ),
  ],
}
