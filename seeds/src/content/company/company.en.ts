import { keyFigures } from '../blocks/figures.ts'
import { teasers } from '../blocks/teasers.ts'
import { brandLogos } from '../blocks/brand-logos.ts'
import { callToAction, hero, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const en: SeedText = {
  title: 'Company',
  description: 'Who we are, where we build, and how to reach us: 1,604 people who process wire for a living.',
  blocks: [
    hero('Engineers first', {
      lead: 'Norlitz develops, builds and services machines for wire processing. In Wolhusen since 1961, and where our customers are since 1974.',
      image: 'factory-hall',
      links: [['About us', '/company/about']],
    }),
    keyFigures(
      [
        ['1,604', null, 'People'],
        ['24', null, 'Locations'],
        ['9.4', '%', 'Of revenue for development'],
      ],
      { footnote: 'Demo data, as of 31 December 2025.' },
    ),
    teasers(
      { heading: 'More about the company' },
      ['About us', 'How we work and what you can rely on', '/company/about', 'crimp-inspection-microscope'],
      [
        'History',
        'From two thousand wires to 96 million crimps a day',
        '/company/history',
        'cut-strip-bench-machine-large',
      ],
      ['Sustainability', 'What a machine uses in twenty years', '/company/sustainability', 'copper-strands'],
      ['Quality', 'How we measure what we build', '/company/quality', 'crimp-contact-macro'],
      ['Careers', '31 open positions', '/company/careers', 'assembly-workstation'],
      ['Newsroom', 'Releases, dates and pictures', '/company/newsroom', 'wire-reels'],
    ),
    brandLogos('Brands of the group'),
    text(
      'Owned by those who stay',
      'Norlitz is listed, and the founding family still holds 14 percent. Long machine lives need long memories: the average engineer has been with us for eleven years.',
      'The figures are on the pages for [investors](/investors).',
    ),
    callToAction('Come and see', 'We show the assembly every Thursday. A tour takes 90 minutes and is free.', [
      'Ask for a date',
      '/requests/contact?topic=visit',
    ]),
  ],
}
