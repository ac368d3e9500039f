import { storyTeasers } from '../blocks/articles.ts'
import { callToAction, hero } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'
import { stories } from './stories.ts'

export const en: SeedText = {
  title: 'Stories',
  description: 'What we and our customers learn about wires, crimps and machines, written by those who were there.',
  blocks: [
    hero('Stories from the line', {
      lead: 'What we and our customers learn about wires, crimps and machines. Written by people who were there.',
    }),
    storyTeasers('en', stories, { heading: 'Newest', arrangement: 'lead' }),
    callToAction(
      'Something to tell?',
      'A fault that taught you something, a trick that saves a minute: write to us. We come and look.',
      ['Write to us', '/requests/feedback'],
    ),
  ],
}
