import { keyFigures, table } from '../blocks/figures.ts'
import { callToAction, gallery, hero, questions, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const en: SeedText = {
  title: 'Spare parts',
  description: 'Original spare and wear parts for every machine built since 1998. 96 percent leave the same day.',
  blocks: [
    hero('The right part, tomorrow', {
      lead: 'Original parts for every machine built since 1998. What is ordered by 15 h leaves the same day.',
      image: 'spare-blade-set',
      links: [['Order parts', '/requests/service?requestedService=spare-parts']],
    }),
    keyFigures([
      ['96', '%', 'Orders sent the same day'],
      ['15', 'years', 'Available after the last delivery'],
      ['6', null, 'Stores on four continents'],
    ]),
    gallery(
      'Wear parts',
      ['spare-blade-set', 'Blades: after 400,000 to 600,000 cuts'],
      ['spare-feed-belt', 'Feed belts: after about 2,000 hours'],
      ['spare-drive-belt', 'Drive belts: after about 8,000 hours'],
      ['spare-guide-roller', 'Guide rollers: when the groove shines'],
      ['spare-filter', 'Filters: every 500 to 1,000 hours'],
      ['spare-gripper', 'Gripper jaws: after about 3 million grips'],
    ),
    table('When to order', [
      'Part|Order at|Why',
      'Blade set|400,000 cuts|The strip begins to show marks',
      'Crimper and anvil|500,000 crimps|Burr grows by 0.01 mm',
      'Feed belt|2,000 h|Length varies by more than 0.1 mm',
      'Encoder battery|5 years|Position is lost at power-off',
    ]),
    text('How to order', [
      '1. In mykomax: choose your machine, and only parts that fit are shown.',
      '2. By e-mail: serial number and part number are enough.',
      '3. By telephone, if the machine stands still.',
    ]),
    questions(
      'Questions',
      ['Where is the serial number?', 'On the plate by the main switch, for example 56-1184-207.'],
      [
        'Can I use parts of other makers?',
        'You can. The warranty for the machine stays, the one for the damage they cause does not.',
      ],
      ['What if a part is no longer made?', 'We build a replacement that fits without changes to the machine.'],
    ),
    callToAction(
      'You do not know the part number?',
      'Send a picture and the serial number. We answer within four working hours.',
      ['Send a picture', '/requests/service?requestedService=spare-parts'],
    ),
  ],
}
