import { table } from '../blocks/figures.ts'
import { beside, hero, questions } from '../blocks/text-blocks.ts'
import { toFamily } from './to-family.ts'

export const coaxStrippingMachines = toFamily({
  slug: 'coax-stripping-machines',
  image: 'coax-stripping-machine',
  en: {
    title: 'Coaxial cable',
    description: 'Rotary machines that strip sheath, braid and dielectric at three depths in one pass.',
    blocks: [
      hero('Three layers in one pass', {
        lead: 'Sheath, braid and dielectric are cut at three depths. The depth is set in steps of 0.01 mm.',
        image: 'coax-stripping-machine',
      }),
      table('Sizes', [
        'For|Outer diameter, mm|Steps|Time, s',
        'Micro-coax|0.2–9|3|4',
        'Standard coax|1.1–18|6|5',
        'Large coax and triax|2.9–32|9|7',
      ]),
      beside(
        { heading: 'The braid is the hard part', image: 'coax-stripping-machine-compact' },
        'Braid gives way before it cuts. The rotating blades go in with 0.02 mm a turn, so that each wire of the braid is cut and none is pulled. Cut wires are blown out before the next step.',
      ),
      questions(
        'Questions',
        ['Can it handle foil under the braid?', 'Yes. Foil is scored and torn off by the turning clamp.'],
        ['How long does a changeover take?', 'Without change of blades 10 seconds, with change of blades 3 minutes.'],
      ),
    ],
  },
  de: {
    title: 'Koaxialkabel',
    description:
      'Rotationsmaschinen, die Mantel, Geflecht und Dielektrikum in drei Tiefen und einem Durchgang abisolieren.',
    blocks: [
      hero('Drei Schichten in einem Durchgang', {
        lead: 'Mantel, Geflecht und Dielektrikum werden in drei Tiefen geschnitten. Die Tiefe stellen Sie in Schritten von 0.01 mm ein.',
        image: 'coax-stripping-machine',
      }),
      table('Größen', [
        'Für|Außendurchmesser, mm|Stufen|Zeit, s',
        'Mikrokoax|0.2–9|3|4',
        'Übliches Koax|1.1–18|6|5',
        'Großes Koax und Triax|2.9–32|9|7',
      ]),
      beside(
        { heading: 'Das Geflecht ist das Schwierige', image: 'coax-stripping-machine-compact' },
        'Geflecht weicht aus, bevor es sich schneiden lässt. Die rotierenden Messer stellen je Umdrehung 0.02 mm zu, sodass jeder Draht geschnitten und keiner herausgezogen wird. Reste werden vor dem nächsten Schritt ausgeblasen.',
      ),
      questions(
        'Fragen',
        ['Geht auch Folie unter dem Geflecht?', 'Ja. Sie wird angeritzt und von der drehenden Klemme abgerissen.'],
        ['Wie lange dauert das Umrüsten?', 'Ohne Messerwechsel 10 Sekunden, mit Messerwechsel 3 Minuten.'],
      ),
    ],
  },
})
