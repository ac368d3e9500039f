import { chart, table } from '../blocks/figures.ts'
import { beside, questions, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const en: SeedText = {
  title: 'Five ways to read a force curve',
  description: 'A press draws 512 points in one stroke. Five places on that line tell you what went wrong, and when.',
  leadText: 'A press draws 512 points in one stroke. Five places on that line tell you what went wrong, and when.',
  blocks: [
    text(
      null,
      'Most people look at a force curve like at a traffic light: green or red. That is a waste of 510 points. With a little practice the line tells you which part was wrong before you open the cover.',
    ),
    chart(
      {
        kind: 'line',
        heading: 'One stroke, two wires',
        summary: 'With one of 19 strands missing, the peak falls from 19.2 to 18.5 kN while the rise starts later.',
        footnote: 'Terminal for 2.5 mm², 19 strands, measured on a Corva 24.',
      },
      [
        'Ram travel, mm|Complete, kN|One strand missing, kN',
        '30|0|0',
        '32|0.9|0.7',
        '34|4.8|4.4',
        '36|11.3|10.6',
        '37|15.5|14.7',
        '38|18.1|17.3',
        '39|19.2|18.5',
        '39.5|15.5|15.0',
        '40|0|0',
      ],
    ),
    table('What the line says', [
      'Where to look|What you see|What it usually is',
      'Start of the rise|Later than released|Strand missing or wire not inserted fully',
      'First millimetre|Earlier than released|Insulation in the conductor crimp',
      'Slope|Flatter|Softer wire batch, or wrong cross-section',
      'Peak|Higher, same start|Crimp height set too low',
      'Peak over 500 strokes|Wanders|Worn crimper; change it at the next stop',
    ]),
    beside(
      { heading: 'Teach the press on good parts only', image: 'crimping-press', side: 'left' },
      'The released curve is the mean of the first parts you accepted. If one of them was bad, the press learns that bad is normal. Make ten, cut three across, and release when the [micrograph](/stories/what-37-strands-look-like) agrees.',
    ),
    questions(
      'Questions from courses',
      [
        'How small a fault can be seen?',
        'One strand of 19 is a dip of about 4 percent. One of 37 is 1.5 percent and still visible if the wire batch is even.',
      ],
      [
        'Does the curve replace the pull test?',
        'No. It watches every part between two pull tests. Both are needed, and both are in our [training](/services/training).',
      ],
    ),
  ],
}
