import { chart } from '../blocks/figures.ts'
import { machines } from '../blocks/teasers.ts'
import { picture, text } from '../blocks/text-blocks.ts'
import type { SeedPage } from '../seed-page.ts'

export const whyATwistedPairMustNotKnow: SeedPage = {
  siteSlug: '',
  slug: 'why-a-twisted-pair-must-not-know',
  parent: 'stories',
  theme: 'Default',
  pageType: 'Story',
  image: 'wire-twisting-machine',
  publishedAt: '2026-10-08T08:00:00.000Z',
  story: { category: 'engineering', topics: ['twisting'], contacts: ['ines-duarte'], productSlugs: ['helix-240'] },
  texts: {
    en: {
      title: 'Why a twisted pair needs a constant lay length',
      description: 'A gripper leaves a trace in the lay length. At 100 megabits you can hear it. How we got rid of it.',
      leadText: 'A gripper leaves a trace in the lay length. At 100 megabits you can hear it. How we got rid of it.',
      blocks: [
        text(
          null,
          'Two wires twisted around each other cancel what disturbs them, as long as every loop is the same size. The size of one loop is the lay length: 21 mm in a car, give or take one.',
          'Where a gripper holds the wires, they cannot turn. The first loop behind it becomes longer, the next one shorter. On a bench nobody sees it. In the analyser it is a peak at 71 MHz.',
        ),
        picture(
          'wires-macro',
          'Inline',
          'The open ends must match to the millimetre, or the connector opens the twist again.',
        ),
        chart(
          {
            kind: 'line',
            heading: 'Lay length behind the gripper',
            summary:
              'With fixed tension the first loops vary between 18 and 26 mm; with regulated tension they stay within 0.6 mm.',
            footnote: 'Pair 2 × 0.35 mm², nominal lay length 21 mm, Porto laboratory.',
          },
          [
            'Loop|Fixed tension, mm|Regulated tension, mm',
            '1|26.1|21.4',
            '2|18.0|20.9',
            '3|22.8|21.1',
            '4|20.1|21.0',
            '5|21.5|21.0',
            '6|20.8|21.0',
          ],
        ),
        text(
          'Tension, a thousand times a second',
          'The answer was not a softer gripper. It was to measure the tension at both ends and to correct it a thousand times a second while the head turns. The carriage gives way by tenths of a millimetre, and the first loop becomes like all the others.',
        ),
        machines({ heading: 'The machine behind it' }, [
          'helix-240',
          'Helix 240',
          'Twists pairs and triples up to twelve metres with one lay length from end to end.',
          'wire-twisting-machine-front',
        ]),
      ],
    },
    de: {
      title: 'Warum ein Paar eine konstante Schlaglänge braucht',
      description:
        'Ein Greifer hinterlässt eine Spur in der Schlaglänge. Bei 100 Megabit hört man sie. Wie wir sie loswurden.',
      leadText:
        'Ein Greifer hinterlässt eine Spur in der Schlaglänge. Bei 100 Megabit hört man sie. Wie wir sie loswurden.',
      blocks: [
        text(
          null,
          'Zwei umeinander gedrehte Leitungen heben auf, was sie stört, solange jede Schlinge gleich groß ist. Die Größe einer Schlinge heißt Schlaglänge: im Auto 21 mm, plus oder minus einen.',
          'Wo ein Greifer hält, können sich die Leitungen nicht drehen. Die erste Schlinge dahinter wird länger, die nächste kürzer. Am Tisch sieht das niemand. Im Analysator ist es eine Spitze bei 71 MHz.',
        ),
        picture(
          'wires-macro',
          'Inline',
          'Die offenen Enden müssen auf den Millimeter stimmen, sonst öffnet der Stecker die Verdrillung wieder.',
        ),
        chart(
          {
            kind: 'line',
            heading: 'Schlaglänge hinter dem Greifer',
            summary:
              'Bei festem Zug schwanken die ersten Schlingen zwischen 18 und 26 mm; mit geregeltem Zug bleiben sie in 0.6 mm.',
            footnote: 'Paar 2 × 0.35 mm², Nennschlaglänge 21 mm, Labor Porto.',
          },
          [
            'Schlinge|Fester Zug, mm|Geregelter Zug, mm',
            '1|26.1|21.4',
            '2|18.0|20.9',
            '3|22.8|21.1',
            '4|20.1|21.0',
            '5|21.5|21.0',
            '6|20.8|21.0',
          ],
        ),
        text(
          'Zug, tausendmal in der Sekunde',
          'Die Lösung war kein weicherer Greifer. Sie bestand darin, den Zug an beiden Enden zu messen und ihn tausendmal in der Sekunde nachzuregeln, während sich der Kopf dreht. Der Wagen gibt um Zehntelmillimeter nach, und die erste Schlinge wird wie alle anderen.',
        ),
        machines({ heading: 'Die Maschine dazu' }, [
          'helix-240',
          'Helix 240',
          'Verdrillt Paare und Dreier bis zwölf Meter mit gleicher Schlaglänge von Ende zu Ende.',
          'wire-twisting-machine-front',
        ]),
      ],
    },
  },
}
