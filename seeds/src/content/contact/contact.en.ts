import { expert, hero, questions, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const en: SeedText = {
  title: 'Contact',
  description: 'Write or call: every enquiry is answered within 24 hours by a person who knows the machine.',
  blocks: [
    hero('Talk to an Expert', {
      lead: 'Every enquiry is answered within 24 hours by a person who knows the machine.',
      links: [['Find a location', '/locations']],
    }),
    {
      ...expert(
        'Tell us wire, terminal and pieces a shift, or what your machine does and should not.',
        'Ines Duarte',
        'Application engineer, Porto',
      ),
      href: '/locations',
    },
    text('By telephone or e-mail', [
      'Sales: +41 41 555 01 00, [sales@norlitz.example](mailto:sales@norlitz.example)',
      'Service: +41 41 555 01 10, [service@norlitz.example](mailto:service@norlitz.example)',
      'Media: +41 41 555 01 20, [media@norlitz.example](mailto:media@norlitz.example)',
    ]),
    questions(
      'Before you write',
      [
        'Where is the serial number?',
        'On the plate by the main switch, for example 56-1184-207. With it we know the machine, its parts and its software.',
      ],
      [
        'Can I send videos?',
        'Yes, ten seconds are enough. Hold the telephone still and show the place where it happens.',
      ],
      ['What happens with my data?', 'It is used to answer you and for nothing else. See [privacy](/privacy).'],
    ),
  ],
}
