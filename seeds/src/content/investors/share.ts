import { keyFigures } from '../blocks/figures.ts'
import { hero } from '../blocks/text-blocks.ts'
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
    ],
  },
})
