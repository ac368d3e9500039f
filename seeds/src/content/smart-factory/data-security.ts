import { table } from '../blocks/figures.ts'
import { teasers } from '../blocks/teasers.ts'
import { hero, questions, text } from '../blocks/text-blocks.ts'
import { toModule } from './to-module.ts'

export const dataSecurity = toModule({
  slug: 'data-security',
  image: 'spare-control-board',
  en: {
    title: 'Data security',
    description: 'Who can see your orders and records, how they are protected, and how you report a weakness.',
    blocks: [
      hero('Your order data stays yours', {
        links: [['Request a demo', '/requests/contact?topic=demo']],
        lead: 'A wire list tells a competitor what you build next year. We treat it like that.',
        image: 'spare-control-board',
      }),
      text('What we do', [
        'Each plant has its own key. Without it we cannot read your records.',
        'Access by our staff needs your release and ends after 60 minutes.',
        'Machines accept only signed software.',
        'Backups are restored as a test every month.',
      ]),
      table(
        'Certificates and tests',
        [
          'What|By whom|How often',
          'ISO/IEC 27001|External auditor|Every year',
          'Penetration test|Changing companies|Twice a year',
          'Restore from backup|Our own team|Every month',
        ],
        'Demo data, invented.',
      ),
      questions(
        'Questions',
        [
          'How do I report a weakness?',
          'Write to [security@norlitz.example](mailto:security@norlitz.example). We answer within two days and do not go to court against whoever reports in good faith.',
        ],
        ['Where is the data?', 'In Frankfurt, Chicago or Shanghai, as you choose. It does not leave that region.'],
      ),
      teasers(
        { heading: 'Read on' },
        ['Cloud or on premises', 'What leaves your plant, and what does not', '/smart-factory/cloud-or-on-premises'],
        ['Interfaces', 'What is exchanged with whom', '/smart-factory/interfaces'],
      ),
    ],
  },
  de: {
    title: 'Datensicherheit',
    description:
      'Wer Ihre Aufträge und Einträge sehen kann, wie sie geschützt sind und wie Sie eine Schwachstelle melden.',
    blocks: [
      hero('Ihre Auftragsdaten bleiben bei Ihnen', {
        links: [['Vorführung anfragen', '/requests/contact?topic=demo']],
        lead: 'Eine Leitungsliste verrät, was Sie nächstes Jahr bauen. Entsprechend behandeln wir sie.',
        image: 'spare-control-board',
      }),
      text('Was wir tun', [
        'Jedes Werk hat einen eigenen Schlüssel. Ohne ihn können wir Ihre Einträge nicht lesen.',
        'Zugriffe unserer Leute brauchen Ihre Freigabe und enden nach 60 Minuten.',
        'Maschinen nehmen nur signierte Software an.',
        'Sicherungen spielen wir jeden Monat zur Probe zurück.',
      ]),
      table(
        'Zertifikate und Prüfungen',
        [
          'Was|Durch wen|Wie oft',
          'ISO/IEC 27001|Externe Prüfstelle|Jedes Jahr',
          'Penetrationstest|Wechselnde Firmen|Zweimal im Jahr',
          'Rückspielen der Sicherung|Eigenes Team|Jeden Monat',
        ],
        'Demodaten, erfunden.',
      ),
      questions(
        'Fragen',
        [
          'Wie melde ich eine Schwachstelle?',
          'Schreiben Sie an [security@norlitz.example](mailto:security@norlitz.example). Wir antworten innerhalb von zwei Tagen und gehen nicht gegen Leute vor, die in gutem Glauben melden.',
        ],
        [
          'Wo liegen die Daten?',
          'In Frankfurt, Chicago oder Shanghai, nach Ihrer Wahl. Die Region verlassen sie nicht.',
        ],
      ),
      teasers(
        { heading: 'Weiterlesen' },
        ['Cloud oder eigenes Werk', 'Was Ihr Werk verlässt und was nicht', '/smart-factory/cloud-or-on-premises'],
        ['Schnittstellen', 'Was mit wem ausgetauscht wird', '/smart-factory/interfaces'],
      ),
    ],
  },
})
