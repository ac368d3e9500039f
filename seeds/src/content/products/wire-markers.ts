import { table } from '../blocks/figures.ts'
import { beside, hero, questions } from '../blocks/text-blocks.ts'
import { toFamily } from './to-family.ts'

export const wireMarkers = toFamily({
  slug: 'wire-markers',
  image: 'inkjet-wire-marker',
  en: {
    title: 'Marking',
    description: 'Inkjet and laser markers that write on the running wire, readable for the life of the harness.',
    blocks: [
      hero('Mark the wire while it runs', {
        lead: 'Number, batch, direction: marked at up to 8 m/s, before the wire is cut. Readable after twenty years of oil.',
        image: 'inkjet-wire-marker',
      }),
      table('Ink or laser', [
        'Question|Ink|Laser',
        'Wire diameter, mm|0.8–18|0.8–6',
        'Contrast on PTFE|Low|High',
        'Cost for 1,000 marks, CHF|0.40|0.02',
        'Drying|0.3 s|None',
      ]),
      beside(
        { heading: 'The mark belongs to the cut', image: 'inkjet-wire-marker-compact' },
        'The marker knows where the machine will cut. Text starts at the same distance from every end, whatever the length, and turns round at the middle so that it can be read from both sides.',
      ),
      questions(
        'Questions',
        ['Does ink hold on silicone?', 'With plasma in front of the print head, yes. Ask for a wipe test.'],
        ['Which codes are possible?', 'Plain text, Data Matrix from 2 mm diameter, and bar code along the wire.'],
      ),
    ],
  },
  de: {
    title: 'Markieren',
    description:
      'Tintenstrahl- und Lasermarkierer, die auf die laufende Leitung schreiben, lesbar ein Kabelbaumleben lang.',
    blocks: [
      hero('Leitungen im Lauf bedrucken', {
        lead: 'Nummer, Charge, Richtung: markiert mit bis zu 8 m/s, bevor die Leitung geschnitten wird. Lesbar nach zwanzig Jahren Öl.',
        image: 'inkjet-wire-marker',
      }),
      table('Tinte oder Laser', [
        'Frage|Tinte|Laser',
        'Leitungsdurchmesser, mm|0.8–18|0.8–6',
        'Kontrast auf PTFE|Gering|Hoch',
        'Kosten je 1’000 Marken, CHF|0.40|0.02',
        'Trocknen|0.3 s|Keines',
      ]),
      beside(
        { heading: 'Die Marke gehört zum Schnitt', image: 'inkjet-wire-marker-compact' },
        'Der Markierer weiß, wo die Maschine schneiden wird. Der Text beginnt an jedem Ende im gleichen Abstand und dreht sich in der Mitte um, damit man ihn von beiden Seiten lesen kann.',
      ),
      questions(
        'Fragen',
        ['Hält Tinte auf Silikon?', 'Mit Plasma vor dem Druckkopf ja. Verlangen Sie einen Wischtest.'],
        ['Welche Codes sind möglich?', 'Klartext, Data Matrix ab 2 mm Durchmesser und Strichcode entlang der Leitung.'],
      ),
    ],
  },
})
