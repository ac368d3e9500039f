import { table } from '../blocks/figures.ts'
import { hero, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const en: SeedText = {
  title: 'Privacy',
  description: 'What we store about you, why, for how long, and how you have it deleted.',
  blocks: [
    hero('Privacy', { lead: 'We store what we need to answer you, and nothing else.' }),
    text(
      'What you send us',
      'What you send by a form is used to answer you. We keep it for 24 months, or as long as the law asks if it becomes an order.',
      'We load nothing from other companies on our pages. Fonts, pictures and films come from our own servers.',
    ),
    table(
      'Cookies',
      [
        'Purpose|Kept for',
        'Language and country you chose|1 year',
        'Units you chose, metric or imperial|1 year',
        'Sign-in to the customer portal|until you sign out',
      ],
      'Other cookies are set only after you agreed to them.',
    ),
    text(
      'Your rights',
      [
        'You can ask at any time what we hold about you.',
        'You can have it corrected, handed over or deleted.',
        'You can complain to the data protection authority of your country.',
      ],
      'Write to us by the [contact page](/contact). We answer within 30 days.',
    ),
  ],
}
