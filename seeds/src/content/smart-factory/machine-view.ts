import { chart, table } from '../blocks/figures.ts'
import { beside, hero } from '../blocks/text-blocks.ts'
import { toModule } from './to-module.ts'

export const machineView = toModule({
  slug: 'machine-view',
  image: 'factory-hall',
  en: {
    title: 'Machine view',
    description: 'State, counters and wear of every machine in the plant, on a screen in the hall or in your pocket.',
    blocks: [
      hero('The hall at a glance', {
        links: [['Request a demo', '/requests/contact?topic=demo']],
        lead: 'Running, changing over, stopped, no signal. And why: the machine asks for the reason only when it does not know it.',
        image: 'factory-hall',
      }),
      table('What is shown', [
        'Value|From|Useful for',
        'State and reason|Control|Shift leader',
        'Wires and crimps|Counter|Planning',
        'Wear of blades and belts|Counter and sensor|Maintenance',
        'Power and air|Meter|Energy report',
      ]),
      chart(
        {
          kind: 'donut',
          heading: 'Where the time goes',
          summary: 'Running is 61 percent of the time; changeover is the largest loss with 21 percent.',
          footnote: 'Mean of 40 plants, two shifts. Demo data, invented.',
        },
        ['State|Percent', 'Running|61', 'Changeover|21', 'Waiting for material|9', 'Stopped|6', 'No signal|3'],
      ),
      beside(
        { heading: 'Order the blade before it is blunt', image: 'spare-cutter-head', square: true },
        'Machine view counts cuts per blade and knows the wire. Nine days before the end it proposes an order, with the right part number.',
      ),
    ],
  },
  de: {
    title: 'Maschinensicht',
    description:
      'Zustand, Zähler und Verschleiß jeder Maschine im Werk, auf dem Schirm in der Halle oder in der Tasche.',
    blocks: [
      hero('Die Halle auf einen Blick', {
        links: [['Vorführung anfragen', '/requests/contact?topic=demo']],
        lead: 'Läuft, rüstet um, steht, kein Signal. Und warum: Die Maschine fragt nur nach dem Grund, wenn sie ihn nicht kennt.',
        image: 'factory-hall',
      }),
      table('Was gezeigt wird', [
        'Wert|Quelle|Nützlich für',
        'Zustand und Grund|Steuerung|Schichtleitung',
        'Leitungen und Crimps|Zähler|Planung',
        'Verschleiß von Messern und Riemen|Zähler und Sensor|Instandhaltung',
        'Strom und Luft|Zähler im Netz|Energiebericht',
      ]),
      chart(
        {
          kind: 'donut',
          heading: 'Wohin die Zeit geht',
          summary: '61 Prozent der Zeit läuft die Maschine; größter Verlust ist das Umrüsten mit 21 Prozent.',
          footnote: 'Mittel aus 40 Werken, zwei Schichten. Demodaten, erfunden.',
        },
        ['Zustand|Prozent', 'Läuft|61', 'Rüstet um|21', 'Wartet auf Material|9', 'Steht|6', 'Kein Signal|3'],
      ),
      beside(
        { heading: 'Messer bestellen, bevor es stumpf ist', image: 'spare-cutter-head', square: true },
        'Die Maschinensicht zählt die Schnitte je Messer und kennt den Draht. Neun Tage vor dem Ende schlägt sie eine Bestellung mit der richtigen Teilenummer vor.',
      ),
    ],
  },
})
