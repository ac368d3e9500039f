import { table } from '../blocks/figures.ts'
import { teasers } from '../blocks/teasers.ts'
import { beside, expert, hero, questions } from '../blocks/text-blocks.ts'
import { toFamily } from './to-family.ts'

export const cutAndStrip = toFamily({
  slug: 'cut-and-strip',
  image: 'cut-strip-bench-machine',
  en: {
    title: 'Cutting and stripping',
    description:
      'Machines that cut wire to length and strip both ends, from 0.03 mm² signal wire to 240 mm² battery cable.',
    blocks: [
      hero('Cutting and stripping machines', {
        lead: 'Every later step inherits the length and the strip. We hold ± 0.1 mm over one metre and stop the blade before the copper.',
        image: 'cut-strip-bench-machine',
      }),
      teasers(
        { heading: 'Special tasks' },
        [
          'Laser stripping',
          'No contact, no scratch: from 0.01 mm²',
          '/products/laser-strippers',
          'laser-wire-stripper',
        ],
        [
          'Coaxial cable',
          'Three layers, three depths, one pass',
          '/products/coax-stripping-machines',
          'coax-stripping-machine',
        ],
        [
          'Tubes and conduit',
          'Clean cuts in corrugated tube, at the crest',
          '/products/tube-cutters',
          'tube-cutting-machine',
        ],
      ),
      table('Sizes', [
        'For|Cross-section, mm²|Length accuracy|Pieces an hour at 100 mm',
        'Fine wire|0.03–6|± 0.1 mm|9,000',
        'Standard wire|0.09–10|± 0.1 mm|7,200',
        'Battery cable|4–240|± 0.5 mm|3,200',
      ]),
      beside(
        { heading: 'The blade feels the copper', image: 'spare-blade-set', square: true },
        'A current of a few microamperes runs through the blades. When they touch the conductor, the machine opens them by a hundredth and tells you. You set the limit: warn, correct or stop.',
      ),
      questions(
        'Questions',
        [
          'How do I find the blade depth?',
          'Enter conductor and outer diameter. The machine proposes the depth and makes three samples at − 0.02, 0 and + 0.02 mm. You choose.',
        ],
        ['Can one machine do wire and tube?', 'Up to 8 mm outer diameter yes, with another set of belts.'],
      ),
      expert(
        'Send us twenty metres of your wire. We return strips and measured values in five days.',
        'Ines Duarte',
        'Application engineer, Porto',
      ),
    ],
  },
  de: {
    title: 'Schneiden und Abisolieren',
    description: 'Maschinen, die Leitungen ablängen und beidseitig abisolieren, vom Signaldraht bis zum Batteriekabel.',
    blocks: [
      hero('Schneide- und Abisoliermaschinen', {
        lead: 'Jeder spätere Schritt erbt Länge und Abisolierung. Wir halten ± 0.1 mm über einen Meter, und das Messer stoppt vor dem Kupfer.',
        image: 'cut-strip-bench-machine',
      }),
      teasers(
        { heading: 'Besondere Aufgaben' },
        [
          'Laser-Abisolieren',
          'Keine Berührung, kein Kratzer: ab 0.01 mm²',
          '/products/laser-strippers',
          'laser-wire-stripper',
        ],
        [
          'Koaxialkabel',
          'Drei Schichten, drei Tiefen, ein Durchgang',
          '/products/coax-stripping-machines',
          'coax-stripping-machine',
        ],
        [
          'Schläuche und Wellrohre',
          'Saubere Schnitte im Wellrohr, auf dem Berg',
          '/products/tube-cutters',
          'tube-cutting-machine',
        ],
      ),
      table('Größen', [
        'Für|Querschnitt, mm²|Längengenauigkeit|Stück pro Stunde bei 100 mm',
        'Feine Leitungen|0.03–6|± 0.1 mm|9’000',
        'Übliche Leitungen|0.09–10|± 0.1 mm|7’200',
        'Batteriekabel|4–240|± 0.5 mm|3’200',
      ]),
      beside(
        { heading: 'Das Messer spürt das Kupfer', image: 'spare-blade-set', square: true },
        'Durch die Messer fließt ein Strom von wenigen Mikroampere. Berühren sie den Leiter, öffnet die Maschine um ein Hundertstel und meldet es. Sie legen fest, was dann geschieht: warnen, nachstellen oder anhalten.',
      ),
      questions(
        'Fragen',
        [
          'Wie finde ich die Messertiefe?',
          'Geben Sie Leiter- und Außendurchmesser ein. Die Maschine schlägt die Tiefe vor und fertigt drei Muster mit − 0.02, 0 und + 0.02 mm. Sie wählen aus.',
        ],
        ['Kann eine Maschine Leitungen und Schläuche?', 'Bis 8 mm Außendurchmesser ja, mit anderen Riemen.'],
      ),
      expert(
        'Schicken Sie uns zwanzig Meter Ihrer Leitung. In fünf Tagen haben Sie Muster und Messwerte.',
        'Ines Duarte',
        'Anwendungstechnikerin, Porto',
      ),
    ],
  },
})
