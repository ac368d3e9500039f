import { table } from '../blocks/figures.ts'
import { machines } from '../blocks/teasers.ts'
import { beside, hero } from '../blocks/text-blocks.ts'
import { toApplication } from './to-application.ts'

export const appliances = toApplication({
  slug: 'appliances',
  image: 'automatic-crimping-line-compact',
  en: {
    title: 'Appliances',
    description: 'Ten million equal harnesses at the lowest cost per wire: long runs, few changeovers, low scrap.',
    blocks: [
      hero('Harnesses for household appliances', {
        links: [['Talk to an Expert', '/requests/contact']],
        lead: 'A washing machine has 60 wires. One hundredth saved on each is six hundred thousand a year at a million machines.',
        image: 'automatic-crimping-line-compact',
      }),
      table(
        'Cost of one wire',
        ['Part|Share, %', 'Copper and insulation|71', 'Terminals|17', 'Machine and space|6', 'People|4', 'Scrap|2'],
        'Wire of 0.75 mm², 600 mm, two terminals. Demo data, invented.',
      ),
      beside(
        { heading: 'Block loading', image: 'assembly-workstation-large' },
        'The line pushes crimped wires straight into the connector housing and checks the click. One person looks after three lines.',
      ),
      machines({ heading: 'For long runs' }, [
        'axion-56',
        'Axion 56',
        'Five stations, 3,700 wires an hour.',
        'automatic-crimping-line-front',
      ]),
    ],
  },
  de: {
    title: 'Haushaltgeräte',
    description:
      'Zehn Millionen gleiche Kabelbäume zu kleinen Kosten je Leitung: lange Läufe, wenig Umrüsten, wenig Ausschuss.',
    blocks: [
      hero('Kabelbäume für Haushaltgeräte', {
        links: [['Mit einer Fachperson sprechen', '/requests/contact']],
        lead: 'Eine Waschmaschine hat 60 Leitungen. Ein gesparter Rappen je Leitung sind bei einer Million Maschinen sechshunderttausend Franken im Jahr.',
        image: 'automatic-crimping-line-compact',
      }),
      table(
        'Kosten einer Leitung',
        [
          'Posten|Anteil, %',
          'Kupfer und Isolation|71',
          'Kontakte|17',
          'Maschine und Fläche|6',
          'Personal|4',
          'Ausschuss|2',
        ],
        'Leitung mit 0.75 mm², 600 mm, zwei Kontakte. Demodaten, erfunden.',
      ),
      beside(
        { heading: 'Direkt ins Gehäuse', image: 'assembly-workstation-large' },
        'Die Linie schiebt gecrimpte Leitungen direkt ins Steckergehäuse und prüft das Einrasten. Eine Person betreut drei Linien.',
      ),
      machines({ heading: 'Für lange Läufe' }, [
        'axion-56',
        'Axion 56',
        'Fünf Stationen, 3’700 Leitungen pro Stunde.',
        'automatic-crimping-line-front',
      ]),
    ],
  },
})
