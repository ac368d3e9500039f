import { table } from '../blocks/figures.ts'
import { hero, questions, text } from '../blocks/text-blocks.ts'
import { toService } from './to-service.ts'

export const softwareLicences = toService({
  slug: 'software-licences',
  image: 'spare-control-board',
  en: {
    title: 'Software licences',
    description: 'Request a licence, move it to a new machine or get one back after a fault. Usually within 24 hours.',
    blocks: [
      hero('Software licences for your plant', {
        lead: 'It belongs to you, not to the machine. If a machine is sold, the licence moves with one form.',
        image: 'spare-control-board',
        links: [['Request a licence', '/requests/licence']],
      }),
      table('Which licence for what', [
        'Software|Counted by|Updates',
        'Machine control|Machine|Free for 5 years',
        'Wire Flow|Line|Included',
        'Quality log|Plant|Included',
        'Test software|Table|By order',
      ]),
      text('What we need from you', [
        'Serial number of the machine, for example 56-1184-207',
        'Name of the software and its version',
        'Who will use it: company and country',
      ]),
      questions(
        'Questions',
        [
          'What happens if the licence server is not reachable?',
          'The machine runs on for 30 days and shows the number of days.',
        ],
        ['Can I try it first?', 'Yes, 60 days, all functions, without an order.'],
      ),
    ],
  },
  de: {
    title: 'Softwarelizenzen',
    description:
      'Lizenz anfordern, auf eine neue Maschine umziehen oder nach einer Störung ersetzen. Meist innerhalb von 24 Stunden.',
    blocks: [
      hero('Softwarelizenzen für Ihr Werk', {
        lead: 'Sie gehört Ihnen und nicht der Maschine. Wird eine Maschine verkauft, zieht die Lizenz mit einem Formular um.',
        image: 'spare-control-board',
        links: [['Lizenz anfordern', '/requests/licence']],
      }),
      table('Welche Lizenz wofür', [
        'Software|Gezählt nach|Updates',
        'Maschinensteuerung|Maschine|5 Jahre kostenlos',
        'Wire Flow|Linie|Inbegriffen',
        'Qualitätslog|Werk|Inbegriffen',
        'Prüfsoftware|Tisch|Auf Bestellung',
      ]),
      text('Was wir von Ihnen brauchen', [
        'Seriennummer der Maschine, zum Beispiel 56-1184-207',
        'Name und Version der Software',
        'Wer sie nutzt: Firma und Land',
      ]),
      questions(
        'Fragen',
        [
          'Was, wenn der Lizenzserver nicht erreichbar ist?',
          'Die Maschine läuft 30 Tage weiter und zeigt an, wie viele davon bleiben.',
        ],
        ['Kann ich zuerst testen?', 'Ja, 60 Tage mit allen Funktionen, ohne Bestellung.'],
      ),
    ],
  },
})
