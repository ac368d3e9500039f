import { hero, questions, text, timeline } from '../blocks/text-blocks.ts'
import type { SeedPage } from '../seed-page.ts'

export const reportAConcern: SeedPage = {
  siteSlug: '',
  slug: 'report-a-concern',
  parent: 'company',
  theme: 'Default',
  texts: {
    en: {
      title: 'Report a concern',
      description:
        'How to report misconduct at Norlitz or at a supplier, with or without your name, and what happens then.',
      blocks: [
        hero('Report a concern', {
          links: [['Write to the ombuds office', 'mailto:ombuds@norlitz.example']],
          lead: 'Corruption, danger, discrimination, or something that only feels wrong: tell us. You need not give your name.',
        }),
        text('Three ways', [
          'By letter: Ombuds office, Norlitz Holding AG, Bahnhofstrasse 12, 6110 Wolhusen, Switzerland',
          'By e-mail: [ombuds@norlitz.example](mailto:ombuds@norlitz.example)',
          'By telephone: +41 41 555 01 99, Monday to Friday, 8 to 17 h',
        ]),
        timeline(
          'What happens then',
          ['Within 7 days', 'We confirm that we have your report'],
          ['Within 30 days', 'Two people have looked at it and say what they will do'],
          ['Within 90 days', 'You hear the result, as far as the law allows'],
        ),
        questions(
          'Questions',
          ['Who reads my report?', 'Two people who report to the Board and not to the management.'],
          [
            'Am I protected?',
            'Yes. Whoever takes revenge on somebody who reports in good faith loses the job, not the other one.',
          ],
        ),
      ],
    },
    de: {
      title: 'Bedenken melden',
      description:
        'Wie Sie Fehlverhalten bei Norlitz oder einem Lieferanten melden, mit oder ohne Namen, und was dann geschieht.',
      blocks: [
        hero('Bedenken melden', {
          links: [['Der Ombudsstelle schreiben', 'mailto:ombuds@norlitz.example']],
          lead: 'Korruption, Gefahr, Benachteiligung oder etwas, das sich nur falsch anfühlt: Sagen Sie es uns. Ihren Namen brauchen wir nicht.',
        }),
        text('Drei Wege', [
          'Per Brief: Ombudsstelle, Norlitz Holding AG, Bahnhofstrasse 12, 6110 Wolhusen, Schweiz',
          'Per E-Mail: [ombuds@norlitz.example](mailto:ombuds@norlitz.example)',
          'Per Telefon: +41 41 555 01 99, Montag bis Freitag, 8 bis 17 Uhr',
        ]),
        timeline(
          'Was dann geschieht',
          ['Binnen 7 Tagen', 'Wir bestätigen den Eingang'],
          ['Binnen 30 Tagen', 'Zwei Personen haben die Meldung geprüft und sagen, was sie tun'],
          ['Binnen 90 Tagen', 'Sie erfahren das Ergebnis, soweit das Gesetz es erlaubt'],
        ),
        questions(
          'Fragen',
          [
            'Wer liest meine Meldung?',
            'Zwei Personen, die dem Verwaltungsrat unterstellt sind und nicht der Geschäftsleitung.',
          ],
          ['Bin ich geschützt?', 'Ja. Wer sich an jemandem rächt, der in gutem Glauben meldet, verliert die Stelle.'],
        ),
      ],
    },
  },
}
