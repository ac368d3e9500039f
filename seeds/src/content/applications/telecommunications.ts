import { table } from '../blocks/figures.ts'
import { teasers } from '../blocks/teasers.ts'
import { beside, hero } from '../blocks/text-blocks.ts'
import { toApplication } from './to-application.ts'

export const telecommunications = toApplication({
  slug: 'telecommunications',
  image: 'coax-stripping-machine-front',
  en: {
    title: 'Telecommunications',
    description: 'Coax jumpers and antenna leads with repeatable strips, because a tenth of a millimetre is a decibel.',
    blocks: [
      hero('Coaxial cable for telecommunications', {
        links: [['Talk to an Expert', '/requests/contact']],
        lead: 'At 6 gigahertz, the length of the bare centre conductor decides how much of the signal comes back.',
        image: 'coax-stripping-machine-front',
      }),
      table(
        'Return loss by strip length',
        ['Error of strip length, mm|Return loss at 6 GHz, dB', '0|32', '0.1|29', '0.2|25', '0.4|20'],
        'SMA connector on 3.6 mm cable, measured in Porto.',
      ),
      beside(
        { heading: 'Steps without burr', image: 'coax-stripping-machine' },
        'Nine steps, each with its own depth and speed. The last turn of the blade runs without feed and takes the burr away.',
      ),
      teasers(
        { heading: 'Machines' },
        ['Coaxial cable', 'From 0.2 to 32 mm', '/products/coax-stripping-machines', 'coax-stripping-machine-compact'],
        ['Laser strippers', 'For micro-coax and foil', '/products/laser-strippers', 'laser-wire-stripper'],
      ),
    ],
  },
  de: {
    title: 'Telekommunikation',
    description:
      'Koaxleitungen und Antennenkabel mit gleichmäßiger Abisolierung, denn ein Zehntelmillimeter ist ein Dezibel.',
    blocks: [
      hero('Koaxialkabel für die Telekommunikation', {
        links: [['Mit einer Fachperson sprechen', '/requests/contact']],
        lead: 'Bei 6 Gigahertz entscheidet die Länge des blanken Innenleiters, wie viel vom Signal zurückkommt.',
        image: 'coax-stripping-machine-front',
      }),
      table(
        'Rückflussdämpfung nach Abisolierlänge',
        ['Fehler der Abisolierlänge, mm|Rückflussdämpfung bei 6 GHz, dB', '0|32', '0.1|29', '0.2|25', '0.4|20'],
        'SMA-Stecker auf Kabel mit 3.6 mm, gemessen in Porto.',
      ),
      beside(
        { heading: 'Stufen ohne Grat', image: 'coax-stripping-machine' },
        'Neun Stufen, jede mit eigener Tiefe und eigenem Tempo. Die letzte Umdrehung läuft ohne Vorschub und nimmt den Grat weg.',
      ),
      teasers(
        { heading: 'Maschinen' },
        ['Koaxialkabel', 'Von 0.2 bis 32 mm', '/products/coax-stripping-machines', 'coax-stripping-machine-compact'],
        ['Laser-Abisolieren', 'Für Mikrokoax und Folie', '/products/laser-strippers', 'laser-wire-stripper'],
      ),
    ],
  },
})
