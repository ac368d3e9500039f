import { keyFigures, table } from '../blocks/figures.ts'
import { beside, callToAction, hero, questions, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const en: SeedText = {
  title: 'Careers',
  description: '31 open positions, 9 of them for people who have never seen a crimp. How we hire and what we offer.',
  blocks: [
    hero('Work on things that last', {
      lead: '31 open positions, 9 of them for people who have never seen a crimp. You learn it here in three months.',
      image: 'assembly-workstation',
      links: [['Apply', '/requests/contact?topic=application']],
    }),
    keyFigures([
      ['11', 'years', 'Average stay of an engineer'],
      ['74', null, 'Apprentices in four countries'],
      ['40', 'h', 'Training a year, for everybody'],
    ]),
    table(
      'Open positions',
      [
        'Position|Place|Workload',
        'Commissioning engineer|Wolhusen, travel 40 %|80–100 %',
        'Software engineer, Wire Flow|Brno or remote|80–100 %',
        'Toolmaker, applicators|Wolhusen|60–100 %',
        'Application engineer|Elgin|100 %',
        'Buyer, electronics|Timișoara|100 %',
      ],
      'Demo data. Nobody is really hired here.',
    ),
    beside(
      { heading: 'Three months at the machine', image: 'crimping-press-compact', side: 'left' },
      'Everybody starts at a press, also accountants and developers: one week of set-up, one of quality, one at a customer. Whoever has cut a crimp open reads specifications differently.',
    ),
    questions(
      'How we hire',
      [
        'How long does it take?',
        'Three weeks from your letter to our answer. Two talks, one of them with the team you would work in.',
      ],
      [
        'Do I need to speak German?',
        'In Wolhusen it helps, and we pay the course. Elsewhere the language of the place is enough, with some English.',
      ],
      ['Can I work part-time?', 'Yes. Every position is open from 80 percent, many from 60.'],
    ),
    text('What we offer', [
      'Six weeks of holidays',
      'A share of the profit, the same for everybody',
      'Parental leave of 16 weeks for both parents',
    ]),
    callToAction('Nothing that fits?', 'Write what you can do and what you want to learn. A person reads it.', [
      'Write to us',
      '/requests/contact?topic=application',
    ]),
  ],
}
