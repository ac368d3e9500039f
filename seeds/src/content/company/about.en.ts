import { table } from '../blocks/figures.ts'
import { anchor, beside, hero, questions, quote, text, timeline } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'
import { leaders } from './leaders.ts'
import { sustainabilityFigures } from './sustainability-figures.ts'

export const en: SeedText = {
  title: 'About us',
  description: 'How Norlitz works: measure first, then promise. The person who built your machine also answers for it.',
  blocks: [
    hero('Machines for wire, built since 1961', {
      lead: 'We build machines that cut, strip, crimp, twist and test wire: 1,604 people at 24 locations.',
      image: 'factory-hall',
      links: [['How we work', '#how-we-work']],
    }),
    timeline(
      'From 1961 to today',
      ['1961', 'First cutting machine', 'Two thousand wires, accurate to half a millimetre'],
      ['1998', 'Crimp force monitoring', 'In every press since then'],
      ['2011', 'Plant in Timișoara', 'Crimping lines, close to the harness makers'],
      ['2026', 'Axion 56', 'Changeover in three minutes, without tools'],
    ),
    text(
      'How it began',
      'In 1961 a toolmaker in Wolhusen was asked to cut two thousand wires to the same length by Friday. He built a machine on Wednesday. It was accurate to half a millimetre, and the customer ordered a second one for the following week.',
      'The company still works like this. A customer has a wire and a problem; we build until both fit. The next machine has what we learned on the way.',
    ),
    anchor('how-we-work'),
    text(
      'How we work',
      'You send a wire, a contact and a drawing. We run 500 parts, measure them and send you parts and values.',
      '### What you can rely on',
      [
        '1. Every enquiry is answered within 24 hours.',
        '2. Spare parts are available for 15 years after the last delivery.',
        '3. The engineer who set up your line stays your contact.',
      ],
    ),
    quote(
      'If you cannot measure it on the machine, you are guessing in the laboratory.',
      'Regula Moser',
      'Chair of the Board',
    ),
    table(
      'Four plants, 24 locations',
      [
        'Site|Builds|Since|People',
        'Wolhusen|Crimping lines, applicators|1961|640',
        'Timișoara|Crimping lines|2011|410',
        'Elgin|Test systems|2004|190',
        'Suzhou|Cutting and stripping|2008|230',
        '20 others|Sales, service, training|–|134',
        '* Total|–|–|1,604',
      ],
      'Demo data, as of 31 December 2025.',
    ),
    leaders('en'),
    sustainabilityFigures('en'),
    beside(
      {
        heading: 'One control for all',
        image: 'automatic-crimping-line-front',
        side: 'left',
        link: ['See the machines', '/products'],
      },
      'Cutting, crimping, twisting and testing use the same control, the same wire list and the same words. An operator who runs one of our machines can run the next.',
    ),
    questions(
      'Questions',
      [
        'Can I visit the assembly?',
        'Yes, on Thursdays. Tours take 90 minutes and are free. [Write to us](/contact) two weeks before.',
      ],
      [
        'Do you take old machines back?',
        'Every machine we built. Frames are overhauled, the rest is sorted by material.',
      ],
      [
        'Who owns the company?',
        'Norlitz is listed; the founding family holds 14 percent. All figures on this site are invented.',
      ],
    ),
  ],
}
