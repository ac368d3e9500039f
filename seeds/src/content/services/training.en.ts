import { table } from '../blocks/figures.ts'
import { beside, callToAction, hero, questions, quote } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const en: SeedText = {
  title: 'Training',
  description: '38 courses for operators, setters and quality staff in Wolhusen, Elgin, Pune or at your plant.',
  blocks: [
    hero('Training for operators and setters', {
      lead: '38 courses for operators, setters and quality staff. In each one you cut a crimp open and measure it.',
      image: 'assembly-workstation',
      links: [['Reserve a place', '/requests/contact?topic=training']],
    }),
    table(
      'Courses most asked for',
      [
        'Course|Days|For|Places',
        'Operate a crimping line|2|Operators|8',
        'Set up and change over|3|Setters|6',
        'Crimp quality|5|Quality staff|8',
        'Maintain the Axion series|4|Maintenance|6',
        'Wire Flow for planners|1|Planning|12',
      ],
      'In Wolhusen, Elgin and Pune, or at your plant from four people.',
    ),
    beside(
      { heading: 'Half of it at the machine', image: 'crimping-press-front', side: 'left' },
      'Mornings are for why, afternoons for how. Each pair has its own press, its own microscope and the wire of its own plant, if you send it two weeks before.',
    ),
    quote(
      'I had released crimps for nine years. On the second day I knew which of them I should not have.',
      'Course participant',
      'Quality technician, Győr',
    ),
    questions(
      'Questions',
      [
        'In which languages?',
        'English, German, French, Spanish, Romanian, Mandarin and Hindi. Others with an interpreter.',
      ],
      [
        'Is there an examination?',
        'For crimp quality, yes: theory and three crimps that you judge blind. The certificate is valid for three years.',
      ],
      ['What does it cost?', 'Two places are part of every new line. Otherwise ask your [location](/locations).'],
    ),
    callToAction('At your plant?', 'We bring the microscope; you provide a press, a room and four people or more.', [
      'Ask for a date',
      '/requests/contact?topic=training',
    ]),
  ],
}
