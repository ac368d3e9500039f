import { keyFigures, table } from '../blocks/figures.ts'
import { teasers } from '../blocks/teasers.ts'
import { beside, callToAction, expert, hero, questions } from '../blocks/text-blocks.ts'
import { pagesOf } from './to-brand-page.ts'

export const adaptronicPages = pagesOf(
  'Adaptronic',
  {
    slug: 'home',
    image: 'harness-test-bench',
    texts: {
      en: {
        title: 'Test systems for harnesses',
        description: 'Test systems for cable and harness. Demo site of a brand of the invented Norlitz group.',
        blocks: [
          hero('Tested, point by point', {
            opening: 'dark',
            steps: [
              ['Connect', '4,096 points'],
              ['Continuity', '0.8 s'],
              ['Insulation', '6,000 V'],
              ['Report', 'by serial number'],
            ],
            links: [['Talk to an Expert', '/contact']],
            lead: 'Test systems for cables, harnesses and backplanes, from the first connector to the signed report.',
            image: 'harness-test-bench',
          }),
          keyFigures([
            ['4,096', null, 'Test points'],
            ['6,000', 'V', 'Test voltage'],
            ['0.8', 's', 'For a door harness'],
          ]),
          teasers(
            { heading: 'Test systems' },
            ['T-128', 'Bench tester with 128 points', '/testers', 'harness-test-bench-compact'],
            ['T-1024', 'Test table for door and seat harnesses', '/testers', 'harness-test-bench'],
            ['T-HV 6', 'High voltage up to 6,000 V', '/high-voltage-testing', 'harness-test-bench-large'],
          ),
          table(
            'Which system for which harness',
            [
              'System|Points|Voltage, V|Use',
              'T-128|128|50|Repair',
              'T-1024|1,024|500|Door and seat',
              'T-HV 6|4,096|6,000|High voltage',
            ],
            'Demo data, invented.',
          ),
          beside(
            {
              heading: 'Six thousand volts under one cover',
              image: 'harness-test-bench-large',
              link: ['High-voltage testing', '/high-voltage-testing'],
            },
            ['Voltage only with the cover closed', 'Every measured value in the report', 'One program for all systems'],
          ),
          callToAction('Send us one harness', 'We build the adapter, run the test and show you the report.', [
            'Talk to an Expert',
            '/contact',
          ]),
        ],
      },
      de: {
        title: 'Prüfsysteme für Kabelbäume',
        description: 'Prüfsysteme für Kabel und Kabelbäume. Demoseite einer Marke der erfundenen Norlitz-Gruppe.',
        blocks: [
          hero('Geprüft, Punkt für Punkt', {
            opening: 'dark',
            steps: [
              ['Anschließen', '4’096 Punkte'],
              ['Durchgang', '0.8 s'],
              ['Isolation', '6’000 V'],
              ['Protokoll', 'nach Seriennummer'],
            ],
            links: [['Mit einer Fachperson sprechen', '/contact']],
            lead: 'Prüfsysteme für Kabel, Kabelbäume und Rückwände, vom ersten Stecker bis zum signierten Protokoll.',
            image: 'harness-test-bench',
          }),
          keyFigures([
            ['4’096', null, 'Prüfpunkte'],
            ['6’000', 'V', 'Prüfspannung'],
            ['0.8', 's', 'Für einen Türkabelbaum'],
          ]),
          teasers(
            { heading: 'Prüfsysteme' },
            ['T-128', 'Tischtester mit 128 Punkten', '/testers', 'harness-test-bench-compact'],
            ['T-1024', 'Prüftisch für Tür- und Sitzkabelbäume', '/testers', 'harness-test-bench'],
            ['T-HV 6', 'Hochspannung bis 6’000 V', '/high-voltage-testing', 'harness-test-bench-large'],
          ),
          table(
            'Welches System für welchen Kabelbaum',
            [
              'System|Punkte|Spannung, V|Einsatz',
              'T-128|128|50|Reparatur',
              'T-1024|1’024|500|Tür und Sitz',
              'T-HV 6|4’096|6’000|Hochspannung',
            ],
            'Demodaten, erfunden.',
          ),
          beside(
            {
              heading: 'Sechstausend Volt unter einer Haube',
              image: 'harness-test-bench-large',
              link: ['Hochspannungsprüfung', '/high-voltage-testing'],
            },
            ['Spannung nur bei geschlossener Haube', 'Jeder Messwert im Protokoll', 'Ein Programm für alle Systeme'],
          ),
          callToAction(
            'Schicken Sie uns einen Kabelbaum',
            'Wir bauen den Adapter, prüfen den Kabelbaum und zeigen Ihnen das Protokoll.',
            ['Mit einer Fachperson sprechen', '/contact'],
          ),
        ],
      },
    },
  },
  {
    slug: 'testers',
    image: 'harness-test-bench-front',
    texts: {
      en: {
        title: 'Test systems',
        description: 'Which test system for which harness: points, voltage and speed in one table.',
        blocks: [
          hero('Count the points first', {
            links: [['Talk to an Expert', '/requests/contact']],
            lead: 'The number of points decides the system. The number of plugs decides the table.',
            image: 'harness-test-bench-front',
          }),
          table(
            'Systems',
            [
              'System|Points|Voltage, V|Use',
              'Bench|128|50|Repair',
              'Rack|4,096|500|Sub-harness',
              'Table|4,096|500|Vehicle',
            ],
            'Demo data, invented.',
          ),
          questions(
            'Questions',
            ['Can components be tested?', 'Resistors, diodes, capacitors and coils, with limits you set.'],
            ['What does the report hold?', 'Every measured value, the program version and the time.'],
          ),
        ],
      },
      de: {
        title: 'Prüfsysteme',
        description: 'Welches Prüfsystem für welchen Kabelbaum: Punkte, Spannung und Tempo in einer Tabelle.',
        blocks: [
          hero('Zuerst die Punkte zählen', {
            links: [['Mit einer Fachperson sprechen', '/requests/contact']],
            lead: 'Die Zahl der Punkte bestimmt das System, die Zahl der Stecker den Tisch.',
            image: 'harness-test-bench-front',
          }),
          table(
            'Systeme',
            [
              'System|Punkte|Spannung, V|Einsatz',
              'Tischgerät|128|50|Reparatur',
              'Schrank|4’096|500|Teilkabelbaum',
              'Prüftisch|4’096|500|Fahrzeug',
            ],
            'Demodaten, erfunden.',
          ),
          questions(
            'Fragen',
            [
              'Lassen sich Bauteile prüfen?',
              'Widerstände, Dioden, Kondensatoren und Spulen, mit Grenzwerten nach Wahl.',
            ],
            ['Was steht im Protokoll?', 'Jeder Messwert, die Programmversion und die Zeit.'],
          ),
        ],
      },
    },
  },
  {
    slug: 'high-voltage-testing',
    image: 'harness-test-bench-large',
    texts: {
      en: {
        title: 'High-voltage testing',
        description: 'Insulation and flash tests up to 6,000 V, behind a closed cover with two switches.',
        blocks: [
          hero('Six thousand volts, one cover', {
            lead: 'Insulation is tested with three times the voltage it will ever see.',
            image: 'harness-test-bench-large',
          }),
          beside(
            { heading: 'Nobody touches it', image: 'harness-test-bench-compact' },
            'The voltage is on only while the cover is closed and both switches agree. Discharge takes 0.3 seconds; the light changes after that, not before.',
          ),
          expert('Tell us voltage, length and number of wires.', 'Jonas Frei', 'Service engineer'),
        ],
      },
      de: {
        title: 'Hochspannungsprüfung',
        description: 'Isolations- und Durchschlagprüfung bis 6’000 V unter geschlossener Haube mit zwei Schaltern.',
        blocks: [
          hero('Sechstausend Volt, eine Haube', {
            lead: 'Geprüft wird die Isolation mit dem Dreifachen der Spannung, die sie je sehen wird.',
            image: 'harness-test-bench-large',
          }),
          beside(
            { heading: 'Niemand berührt sie', image: 'harness-test-bench-compact' },
            'Spannung liegt nur an, solange die Haube zu ist und beide Schalter zustimmen. Das Entladen dauert 0.3 Sekunden; erst danach wechselt das Licht.',
          ),
          expert('Nennen Sie Spannung, Länge und Zahl der Leitungen.', 'Jonas Frei', 'Servicetechniker'),
        ],
      },
    },
  },
)
