import { chart, investorTable } from '../blocks/figures.ts'
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
      investorTable(
        {
          heading: 'Annual figures',
          note: 'Order intake and revenue grew in every region but one.',
          footnote: demoData.en,
        },
        [
          'In million CHF|2021|2022|2023|2024|2025',
          'Order intake|327.0|341.2|299.6|361.4|349.7',
          '* Revenue|318.4|334.9|307.2|352.6|341.8',
          'EBIT|29.3|33.8|24.9|38.1|35.2',
          'EBIT margin, %|9.2|10.1|8.1|10.8|10.3',
          'Free cash flow|18.6|15.2|22.7|26.3|24.1',
          'Employees|1 482|1 547|1 519|1 588|1 604',
        ],
      ),
      investorTable({ heading: 'Per share', footnote: demoData.en }, [
        'In CHF|2021|2022|2023|2024|2025',
        'Earnings|3.02|3.48|2.51|3.96|3.61',
        'Equity|21.40|23.10|23.60|25.30|26.10',
        '* Dividend|1.60|1.80|1.50|2.20|2.10',
      ]),
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
      investorTable(
        {
          heading: 'Jahreszahlen',
          note: 'Bestellungseingang und Umsatz wuchsen in allen Regionen ausser einer.',
          footnote: demoData.de,
        },
        [
          'In Millionen CHF|2021|2022|2023|2024|2025',
          'Bestellungseingang|327.0|341.2|299.6|361.4|349.7',
          '* Umsatz|318.4|334.9|307.2|352.6|341.8',
          'EBIT|29.3|33.8|24.9|38.1|35.2',
          'EBIT-Marge, %|9.2|10.1|8.1|10.8|10.3',
          'Freier Geldfluss|18.6|15.2|22.7|26.3|24.1',
          'Mitarbeitende|1 482|1 547|1 519|1 588|1 604',
        ],
      ),
      investorTable({ heading: 'Je Aktie', footnote: demoData.de }, [
        'In CHF|2021|2022|2023|2024|2025',
        'Gewinn|3.02|3.48|2.51|3.96|3.61',
        'Eigenkapital|21.40|23.10|23.60|25.30|26.10',
        '* Dividende|1.60|1.80|1.50|2.20|2.10',
      ]),
      chart(
        {
          kind: 'bar',
          heading: 'Umsatz nach Region, 2025',
          summary: 'Europa ist mit 171 Millionen CHF die grösste Region und macht die Hälfte des Umsatzes aus.',
          footnote: demoData.de,
        },
        ['Region|Mio. CHF', 'Europa|171', 'Amerika|82', 'Asien und Pazifik|66', 'Naher Osten und Afrika|23'],
      ),
    ],
  },
})
