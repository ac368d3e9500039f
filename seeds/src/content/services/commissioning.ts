import { teasers } from '../blocks/teasers.ts'
import { hero, text, timeline } from '../blocks/text-blocks.ts'
import { toService } from './to-service.ts'

export const commissioning = toService({
  slug: 'commissioning',
  image: 'factory-hall',
  en: {
    title: 'Commissioning',
    description: 'From the empty floor to the first full shift: levelling, set-up, training and hand-over with a log.',
    blocks: [
      hero('Commissioning with an eight-hour run', {
        lead: 'A machine is handed over when it has run one shift on your orders with your people. Not before.',
        image: 'factory-hall',
      }),
      timeline(
        'A line in nine days',
        ['Day 1', 'Floor, power, air', 'We check load, voltage and dew point before we unpack.'],
        ['Day 2', 'Levelling', '0.2 mm per metre.'],
        ['Day 4', 'First wires', '400 wires, all measured.'],
        ['Day 6', 'Presses', 'Curves released, three micrographs of each terminal.'],
        ['Day 8', 'Your people', 'Operate, change over, maintain.'],
        ['Day 9', 'Hand-over', 'Eight hours, log signed by both.'],
      ),
      text('What you prepare', [
        'Floor for 1,500 kg per square metre',
        'Power 3 × 400 V, 16 A',
        'Air 6 bar, dry, 5 µm',
        'Wire and terminals for three orders',
      ]),
      teasers(
        { heading: 'From practice' },
        [
          'Nine weeks in Querétaro',
          'Eleven lines, two power cuts and a drawer of labelled screws',
          '/stories/nine-weeks-in-queretaro',
        ],
        ['Service contracts', 'What happens after the hand-over', '/services/service-contracts'],
      ),
    ],
  },
  de: {
    title: 'Inbetriebnahme',
    description:
      'Von der leeren Fläche zur ersten vollen Schicht: ausrichten, einrichten, schulen, übergeben mit Protokoll.',
    blocks: [
      hero('Inbetriebnahme mit acht Stunden Volllast', {
        lead: 'Übergeben ist eine Maschine, wenn sie eine Schicht lang Ihre Aufträge mit Ihren Leuten gefertigt hat. Vorher nicht.',
        image: 'factory-hall',
      }),
      timeline(
        'Eine Linie in neun Tagen',
        ['Tag 1', 'Boden, Strom, Luft', 'Wir prüfen Traglast, Spannung und Taupunkt, bevor wir auspacken.'],
        ['Tag 2', 'Ausrichten', '0.2 mm je Meter.'],
        ['Tag 4', 'Erste Leitungen', '400 Stück, alle gemessen.'],
        ['Tag 6', 'Pressen', 'Kurven freigegeben, drei Schliffbilder je Kontakt.'],
        ['Tag 8', 'Ihre Leute', 'Bedienen, umrüsten, warten.'],
        ['Tag 9', 'Übergabe', 'Acht Stunden, Protokoll von beiden unterschrieben.'],
      ),
      text('Was Sie vorbereiten', [
        'Boden für 1’500 kg pro Quadratmeter',
        'Strom 3 × 400 V, 16 A',
        'Luft 6 bar, trocken, 5 µm',
        'Draht und Kontakte für drei Aufträge',
      ]),
      teasers(
        { heading: 'Aus der Praxis' },
        [
          'Neun Wochen in Querétaro',
          'Elf Linien, zwei Stromausfälle und eine Schublade voll beschrifteter Schrauben',
          '/stories/nine-weeks-in-queretaro',
        ],
        ['Serviceverträge', 'Was nach der Übergabe geschieht', '/services/service-contracts'],
      ),
    ],
  },
})
