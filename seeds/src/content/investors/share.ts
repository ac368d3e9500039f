import { chart, keyFigures } from '../blocks/figures.ts'
import { hero, text } from '../blocks/text-blocks.ts'
import { demoData, toInvestorPage } from './to-investor-page.ts'

export const share = toInvestorPage({
  slug: 'share',
  en: {
    title: 'The share',
    description:
      'Price, distribution, dividend policy and total return of the Norlitz share. All figures are invented.',
    blocks: [
      hero('The share', {
        links: [['Ask a question', '/requests/contact']],
        lead: '7.25 million registered shares, one vote each. The symbol is DEMO, because the company is.',
      }),
      keyFigures(
        [
          ['74.20', 'CHF', 'Price, 13 November 2026'],
          ['538', 'm CHF', 'Market value'],
          ['2.8', '%', 'Dividend yield'],
        ],
        { footnote: demoData.en },
      ),
      chart(
        {
          kind: 'line',
          heading: 'Share price',
          summary: 'The share rose from CHF 61 to CHF 74.20 in three years, ahead of the index.',
          footnote: demoData.en,
        },
        [
          'Quarter|Norlitz share, CHF|Industry index, rebased',
          'Q1 2024|61|61',
          'Q2 2024|63.4|61.8',
          'Q3 2024|62.1|62.4',
          'Q4 2024|66.8|63.1',
          'Q1 2025|70.2|64.9',
          'Q2 2025|68.9|65.2',
          'Q3 2025|73.5|66.6',
          'Q4 2025|78.8|68.1',
          'Q1 2026|81.6|69.9',
          'Q2 2026|76.4|70.4',
          'Q3 2026|74.2|71.2',
        ],
      ),
      chart(
        {
          kind: 'donut',
          heading: 'Share distribution',
          summary: 'Institutions in Switzerland hold the largest part of the shares, 37 percent.',
          footnote: demoData.en,
        },
        [
          'Shareholders|Percent',
          'Institutions, Switzerland|37',
          'Institutions, abroad|26',
          'Private shareholders|23',
          'Founding family|14',
        ],
      ),
      text(
        'Dividend policy',
        'Norlitz pays between 40 and 60 percent of the net profit. In years with a loss nothing is paid; there has been none since the listing in 1999.',
      ),
    ],
  },
  de: {
    title: 'Aktie',
    description: 'Kurs, Verteilung, Dividendenpolitik und Gesamtrendite der Norlitz-Aktie. Alle Zahlen sind erfunden.',
    blocks: [
      hero('Aktie', {
        links: [['Frage stellen', '/requests/contact']],
        lead: '7.25 Millionen Namenaktien mit je einer Stimme. Das Kürzel lautet DEMO, denn das Unternehmen ist eine.',
      }),
      keyFigures(
        [
          ['74.20', 'CHF', 'Kurs am 13. November 2026'],
          ['538', 'Mio. CHF', 'Börsenwert'],
          ['2.8', '%', 'Dividendenrendite'],
        ],
        { footnote: demoData.de },
      ),
      chart(
        {
          kind: 'line',
          heading: 'Aktienkurs',
          summary: 'Die Aktie stieg in drei Jahren von CHF 61 auf CHF 74.20, stärker als der Index.',
          footnote: demoData.de,
        },
        [
          'Quartal|Norlitz-Aktie, CHF|Branchenindex, umbasiert',
          'Q1 2024|61|61',
          'Q2 2024|63.4|61.8',
          'Q3 2024|62.1|62.4',
          'Q4 2024|66.8|63.1',
          'Q1 2025|70.2|64.9',
          'Q2 2025|68.9|65.2',
          'Q3 2025|73.5|66.6',
          'Q4 2025|78.8|68.1',
          'Q1 2026|81.6|69.9',
          'Q2 2026|76.4|70.4',
          'Q3 2026|74.2|71.2',
        ],
      ),
      chart(
        {
          kind: 'donut',
          heading: 'Verteilung der Aktien',
          summary: 'Institutionelle Anleger in der Schweiz halten mit 37 Prozent den grössten Teil.',
          footnote: demoData.de,
        },
        [
          'Aktionariat|Prozent',
          'Institutionelle, Schweiz|37',
          'Institutionelle, Ausland|26',
          'Private|23',
          'Gründerfamilie|14',
        ],
      ),
      text(
        'Dividendenpolitik',
        'Norlitz schüttet zwischen 40 und 60 Prozent des Reingewinns aus. In Verlustjahren wird nichts bezahlt; seit der Kotierung 1999 gab es keines.',
      ),
    ],
  },
})
