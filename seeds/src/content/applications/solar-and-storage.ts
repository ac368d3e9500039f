import { table } from '../blocks/figures.ts'
import { beside, hero, quote } from '../blocks/text-blocks.ts'
import { toApplication } from './to-application.ts'

export const solarAndStorage = toApplication({
  slug: 'solar-and-storage',
  image: 'tube-cutting-machine-front',
  en: {
    title: 'Solar and storage',
    description:
      'Solar cable with double insulation and battery leads: stripping, crimping and sealing for thirty years outdoors.',
    blocks: [
      hero('Connections for thirty years outdoors', {
        links: [['Talk to an Expert', '/requests/contact']],
        lead: 'A solar connector sits in the sun for thirty years. If its crimp has a gap, it gets warm in the second.',
        image: 'tube-cutting-machine-front',
      }),
      table('Typical cable', [
        'Cable|mm²|Work',
        'String cable|4–10|Strip, crimp, insert',
        'Inverter lead|16–50|Strip, lug',
        'Battery lead|35–120|Strip, lug, shrink tube',
      ]),
      beside(
        { heading: 'A tenth of a milliohm', image: 'crimp-contact-macro' },
        'At 15 amperes a crimp with 5 milliohms turns more than a watt into heat, in a closed box without air. A good one has 0.1. We measure samples to 0.01 milliohm.',
      ),
      quote(
        'The panels are guaranteed for 25 years. Somebody forgot to ask the connectors.',
        'Ines Duarte',
        'Application engineer, Porto',
      ),
    ],
  },
  de: {
    title: 'Solar und Speicher',
    description:
      'Solarkabel mit doppelter Isolation und Batterieleitungen: abisolieren, crimpen, dichten für dreißig Jahre im Freien.',
    blocks: [
      hero('Verbindungen für dreißig Jahre im Freien', {
        links: [['Mit einer Fachperson sprechen', '/requests/contact']],
        lead: 'Ein Solarstecker liegt dreißig Jahre in der Sonne. Hat sein Crimp eine Lücke, wird er im zweiten warm.',
        image: 'tube-cutting-machine-front',
      }),
      table('Übliche Kabel', [
        'Kabel|mm²|Arbeit',
        'Strangkabel|4–10|Abisolieren, crimpen, stecken',
        'Umrichterleitung|16–50|Abisolieren, Kabelschuh',
        'Batterieleitung|35–120|Abisolieren, Kabelschuh, Schrumpfschlauch',
      ]),
      beside(
        { heading: 'Ein Zehntel Milliohm', image: 'crimp-contact-macro' },
        'Bei 15 Ampere macht ein Crimp mit 5 Milliohm mehr als ein Watt Wärme, in einem geschlossenen Gehäuse ohne Luft. Ein guter hat 0.1. Wir messen Muster auf 0.01 Milliohm genau.',
      ),
      quote(
        'Die Module sind für 25 Jahre garantiert. Die Stecker hat niemand gefragt.',
        'Ines Duarte',
        'Anwendungstechnikerin, Porto',
      ),
    ],
  },
})
