import { table } from '../blocks/figures.ts'
import { beside, expert, hero, questions } from '../blocks/text-blocks.ts'
import { toFamily } from './to-family.ts'

export const testBenches = toFamily({
  slug: 'test-benches',
  image: 'harness-test-bench',
  en: {
    title: 'Harness testing',
    description: 'Test systems from 128 to 4,096 points for continuity, insulation, high voltage and components.',
    blocks: [
      hero('Every harness gets a report', {
        lead: 'From a 128-point bench tester to high-voltage tables for complete vehicle harnesses. The report stays with the harness.',
        image: 'harness-test-bench',
      }),
      table('Sizes', [
        'Kind|Points|Voltage|Use',
        'Bench tester|128|24 V|Bench, repair',
        'Rack|1,024|500 V|Sub-harnesses',
        'Test table|2,048|1,500 V|Complete vehicles',
        'High-voltage tester|4,096|3,000 V|High-voltage cable',
      ]),
      beside(
        { heading: 'The red harness', image: 'harness-test-bench-compact' },
        'Begin each shift with a harness that has five known faults. If the table does not find all five, it does not start. [How this came about](/stories/the-test-that-found-nothing).',
      ),
      questions(
        'Questions',
        [
          'Can old test programs be used?',
          'Yes. Programs of Adaptronic and Cirris systems are read without conversion.',
        ],
        [
          'How fast is a test?',
          'A door harness with 120 points: 0.8 seconds. A vehicle harness with 4,000 points: 9 seconds, plus plugging in.',
        ],
      ),
      expert(
        'Send us the wire list of a harness. We return a test plan and a price.',
        'Jonas Frei',
        'Service engineer',
      ),
    ],
  },
  de: {
    title: 'Kabelbaumprüfung',
    description: 'Prüfsysteme mit 128 bis 4’096 Punkten für Durchgang, Isolation, Hochspannung und Bauteile.',
    blocks: [
      hero('Jeder Kabelbaum bekommt ein Protokoll', {
        lead: 'Vom Tischtester mit 128 Punkten bis zum Hochvolttisch für ganze Fahrzeuge. Das Protokoll bleibt beim Kabelbaum.',
        image: 'harness-test-bench',
      }),
      table('Größen', [
        'Art|Punkte|Spannung|Einsatz',
        'Tischtester|128|24 V|Tisch, Reparatur',
        'Schrank|1’024|500 V|Teilkabelbäume',
        'Prüftisch|2’048|1’500 V|Ganze Fahrzeuge',
        'Hochspannungsprüfer|4’096|3’000 V|Hochvoltkabel',
      ]),
      beside(
        { heading: 'Der rote Kabelbaum', image: 'harness-test-bench-compact' },
        'Beginnen Sie jede Schicht mit einem Kabelbaum, der fünf bekannte Fehler hat. Findet der Tisch nicht alle fünf, läuft er nicht an. [Wie es dazu kam](/stories/the-test-that-found-nothing).',
      ),
      questions(
        'Fragen',
        [
          'Laufen alte Prüfprogramme?',
          'Ja. Programme von Adaptronic- und Cirris-Systemen werden ohne Umwandlung gelesen.',
        ],
        [
          'Wie schnell ist eine Prüfung?',
          'Türkabelbaum mit 120 Punkten: 0.8 Sekunden. Fahrzeugkabelbaum mit 4’000 Punkten: 9 Sekunden, dazu das Stecken.',
        ],
      ),
      expert(
        'Schicken Sie uns die Leitungsliste eines Kabelbaums. Sie erhalten Prüfplan und Preis.',
        'Jonas Frei',
        'Servicetechniker',
      ),
    ],
  },
})
