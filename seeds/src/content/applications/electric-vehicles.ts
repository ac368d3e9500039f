import { table } from '../blocks/figures.ts'
import { teasers } from '../blocks/teasers.ts'
import { beside, hero } from '../blocks/text-blocks.ts'
import { toApplication } from './to-application.ts'

export const electricVehicles = toApplication({
  slug: 'electric-vehicles',
  image: 'crimping-press-large',
  en: {
    title: 'Electric vehicles',
    description:
      'Shielded cable up to 120 mm² for batteries, inverters and charging: stripping, shielding, crimping, testing.',
    blocks: [
      hero('High-voltage cables for electric vehicles', {
        links: [
          ['Request samples', '/requests/contact'],
          ['See the machines', '/products/crimping-presses/heavy-presses'],
        ],
        steps: [
          ['Cut', '± 0.5 mm'],
          ['Strip in steps', '± 0.2 mm'],
          ['Fold the shield', '360°'],
          ['Crimp', 'to 120 mm²'],
          ['Test', '3,000 V'],
        ],
        lead: 'One broken braid wire in the wrong place is a short circuit. We brush, blow out and photograph every end.',
        image: 'crimping-press-large',
      }),
      table('What is different from 12 volts', [
        'Subject|12 V|800 V',
        'Cross-section, mm²|0.13–6|16–120',
        'Shield|Rare|Always',
        'Test voltage|24 V|3,000 V',
        'Record|Per lot|Per cable',
      ]),
      beside(
        { heading: 'Three machines, one record', image: 'coax-stripping-machine-large' },
        'Stripping, crimping and high-voltage test write into the same record. Each cable has a number from the first cut on, marked by laser 20 mm behind the sheath.',
      ),
      teasers(
        { heading: 'Machines' },
        [
          'High-voltage cable',
          'Lugs and ferrules up to 120 mm²',
          '/products/crimping-presses/heavy-presses',
          'crimping-press-large',
        ],
        ['Harness testing', 'Up to 3,000 V', '/products/test-benches', 'harness-test-bench'],
      ),
    ],
  },
  de: {
    title: 'Elektrofahrzeuge',
    description: 'Geschirmte Kabel bis 120 mm² für Batterien, Umrichter und Ladetechnik: abisolieren, crimpen, prüfen.',
    blocks: [
      hero('Hochvoltleitungen für Elektrofahrzeuge', {
        links: [
          ['Muster anfragen', '/requests/contact'],
          ['Maschinen ansehen', '/products/crimping-presses/heavy-presses'],
        ],
        steps: [
          ['Schneiden', '± 0.5 mm'],
          ['Stufenweise abisolieren', '± 0.2 mm'],
          ['Schirm umlegen', '360°'],
          ['Crimpen', 'bis 120 mm²'],
          ['Prüfen', '3’000 V'],
        ],
        lead: 'Ein gebrochener Schirmdraht am falschen Ort ist ein Kurzschluss. Wir bürsten, blasen aus und fotografieren jedes Ende.',
        image: 'crimping-press-large',
      }),
      table('Was anders ist als bei 12 Volt', [
        'Thema|12 V|800 V',
        'Querschnitt, mm²|0.13–6|16–120',
        'Schirm|Selten|Immer',
        'Prüfspannung|24 V|3’000 V',
        'Eintrag|Je Los|Je Kabel',
      ]),
      beside(
        { heading: 'Drei Maschinen, ein Eintrag', image: 'coax-stripping-machine-large' },
        'Abisolieren, Crimpen und Hochspannungsprüfung schreiben in denselben Eintrag. Jedes Kabel hat vom ersten Schnitt an eine Nummer, per Laser 20 mm hinter dem Mantel markiert.',
      ),
      teasers(
        { heading: 'Maschinen' },
        [
          'Hochvoltkabel',
          'Kabelschuhe und Hülsen bis 120 mm²',
          '/products/crimping-presses/heavy-presses',
          'crimping-press-large',
        ],
        ['Kabelbaumprüfung', 'Bis 3’000 V', '/products/test-benches', 'harness-test-bench'],
      ),
    ],
  },
})
