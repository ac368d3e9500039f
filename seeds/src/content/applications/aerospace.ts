import { keyFigures } from '../blocks/figures.ts'
import { beside, hero, questions } from '../blocks/text-blocks.ts'
import { toApplication } from './to-application.ts'

export const aerospace = toApplication({
  slug: 'aerospace',
  image: 'laser-wire-stripper',
  en: {
    title: 'Aerospace',
    description: 'Fine wire with PTFE and polyimide insulation, stripped by laser and marked every 75 millimetres.',
    blocks: [
      hero('Wire processing without a scratch', {
        links: [['Talk to an Expert', '/requests/contact']],
        lead: 'A nick of 5 percent is a reject. So light does the work, and the number of the wire stands on it every 75 mm.',
        image: 'laser-wire-stripper',
      }),
      keyFigures([
        ['530', 'km', 'Wire in a wide-body aircraft'],
        ['75', 'mm', 'Between two marks'],
        ['0', null, 'Nicks allowed'],
      ]),
      beside(
        { heading: 'Two suits of insulation', image: 'inkjet-wire-marker-front' },
        'Aircraft wire often has two layers: polyimide tape and a PTFE jacket. The laser cuts both at their own depth. UV light marks the jacket without heating it.',
      ),
      questions(
        'Questions',
        ['Do you know AS4373 and EN 3475?', 'Yes, and we test by them. The report names the paragraph.'],
        [
          'How small are the lots?',
          'Often one. The machine takes the order list and changes length, mark and strip without a stop.',
        ],
      ),
    ],
  },
  de: {
    title: 'Luft- und Raumfahrt',
    description: 'Feine Leitungen mit PTFE und Polyimid, mit Laser abisoliert und alle 75 Millimeter markiert.',
    blocks: [
      hero('Leitungsverarbeitung ohne Kratzer', {
        links: [['Mit einer Fachperson sprechen', '/requests/contact']],
        lead: 'Eine Kerbe von 5 Prozent ist Ausschuss. Also arbeitet Licht, und die Nummer steht alle 75 mm auf der Leitung.',
        image: 'laser-wire-stripper',
      }),
      keyFigures([
        ['530', 'km', 'Leitungen in einem Großraumflugzeug'],
        ['75', 'mm', 'Zwischen zwei Marken'],
        ['0', null, 'Erlaubte Kerben'],
      ]),
      beside(
        { heading: 'Zwei Schichten Isolation', image: 'inkjet-wire-marker-front' },
        'Flugzeugleitungen haben oft zwei Lagen: Polyimidband und einen Mantel aus PTFE. Der Laser schneidet jede in ihrer Tiefe. UV-Licht markiert den Mantel, ohne ihn zu erwärmen.',
      ),
      questions(
        'Fragen',
        ['Kennen Sie AS4373 und EN 3475?', 'Ja, und wir prüfen danach. Der Bericht nennt den Absatz.'],
        [
          'Wie klein sind die Lose?',
          'Oft ein Stück. Die Maschine nimmt die Auftragsliste und wechselt Länge, Marke und Abisolierung ohne Halt.',
        ],
      ),
    ],
  },
})
