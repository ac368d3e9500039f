import { chart } from '../blocks/figures.ts'
import { hero } from '../blocks/text-blocks.ts'
import { demoData, toInvestorPage } from './to-investor-page.ts'

export const keyFiguresPage = toInvestorPage({
  slug: 'key-figures',
  en: {
    title: 'Key figures',
    description: 'Five years of order intake, revenue, EBIT, cash flow and people. All figures are invented.',
    blocks: [
      hero('Key figures', {
        links: [['Ask a question', '/requests/contact']],
        lead: 'Five years in tables you can copy into a spreadsheet.',
      }),
      chart(
        {
          kind: 'bar',
          heading: 'Revenue by region, 2025',
          summary: 'Europe is the largest region with 171 million CHF, half of the revenue.',
          footnote: demoData.en,
        },
        ['Region|m CHF', 'Europe|171', 'Americas|82', 'Asia Pacific|66', 'Middle East and Africa|23'],
      ),
    ],
  },
  de: {
    title: 'Kennzahlen',
    description: 'Fünf Jahre Bestellungseingang, Umsatz, EBIT, Geldfluss und Mitarbeitende. Alle Zahlen sind erfunden.',
    blocks: [
      hero('Kennzahlen', {
        links: [['Frage stellen', '/requests/contact']],
        lead: 'Fünf Jahre in Tabellen, die sich in eine Tabellenkalkulation kopieren lassen.',
      }),
      chart(
        {
          kind: 'bar',
          heading: 'Umsatz nach Region, 2025',
          summary: 'Europa ist mit 171 Millionen CHF die größte Region und macht die Hälfte des Umsatzes aus.',
          footnote: demoData.de,
        },
        ['Region|Mio. CHF', 'Europa|171', 'Amerika|82', 'Asien und Pazifik|66', 'Naher Osten und Afrika|23'],
      ),
    ],
  },
})
