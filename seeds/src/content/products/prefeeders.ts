import { table } from '../blocks/figures.ts'
import { beside, hero } from '../blocks/text-blocks.ts'
import { toFamily } from './to-family.ts'

export const prefeeders = toFamily({
  slug: 'prefeeders',
  image: 'wire-prefeeder',
  en: {
    title: 'Wire feeding',
    description: 'Prefeeders and wire changers that keep the tension constant from a full reel to an empty one.',
    blocks: [
      hero('Even wire tension from full reel to empty', {
        lead: 'Length errors often begin before the machine. A prefeeder keeps the wire at 2 newtons, whatever the reel weighs.',
        image: 'wire-prefeeder',
      }),
      table('Sizes', [
        'For|Reel, kg|Speed, m/s|Wires',
        'Spools|120|5.7|1',
        'Drums|900|9|1',
        'Eight wires|8 × 25|4|8, changes by itself',
      ]),
      beside(
        { heading: 'The next wire is ready', image: 'wire-prefeeder-front' },
        'The wire changer holds eight wires. While one runs, the next is threaded up to the machine. A change takes four seconds.',
      ),
    ],
  },
  de: {
    title: 'Drahtzuführung',
    description: 'Abroller und Drahtwechsler, die den Zug von der vollen bis zur leeren Spule konstant halten.',
    blocks: [
      hero('Gleichmäßiger Zug von der vollen bis zur leeren Rolle', {
        lead: 'Längenfehler beginnen oft vor der Maschine. Eine Zuführung hält den Draht auf 2 Newton, egal wie schwer die Spule ist.',
        image: 'wire-prefeeder',
      }),
      table('Größen', [
        'Für|Spule, kg|Tempo, m/s|Drähte',
        'Spulen|120|5.7|1',
        'Trommeln|900|9|1',
        'Acht Drähte|8 × 25|4|8, wechselt selber',
      ]),
      beside(
        { heading: 'Der nächste Draht steht bereit', image: 'wire-prefeeder-front' },
        'Der Drahtwechsler hält acht Drähte. Während einer läuft, ist der nächste bis zur Maschine eingefädelt. Der Wechsel dauert vier Sekunden.',
      ),
    ],
  },
})
