import type { SeedInvestorRecord, SeedInvestorText } from './seed-investor-record.ts'

const footnotes = { en: 'Demo data, invented.', de: 'Demodaten, erfunden.' }

type RecordText = { title: string; note?: string; lines: string[] }

function record(
  kind: SeedInvestorRecord['kind'],
  year: number | null,
  texts: { en: RecordText; de: RecordText },
): SeedInvestorRecord {
  const toText = (language: 'en' | 'de'): SeedInvestorText => {
    const { title, note, lines } = texts[language]
    return { title, note: note ?? null, cells: lines.join('\n'), footnote: footnotes[language] }
  }
  return { kind, year, texts: { en: toText('en'), de: toText('de') } }
}

/** Tables of five years. Editors add later years in the content service. */
export const investorRecords: SeedInvestorRecord[] = [
  record('dividend-policy', null, {
    en: {
      title: 'Dividend policy',
      note: 'Between 40 and 60 percent of the net profit.',
      lines: [
        'In CHF|2021|2022|2023|2024|2025',
        'Dividend per share|1.60|1.80|1.50|2.20|2.10',
        'Payout ratio, %|53|52|60|56|58',
      ],
    },
    de: {
      title: 'Dividendenpolitik',
      note: 'Zwischen 40 und 60 Prozent des Reingewinns.',
      lines: [
        'In CHF|2021|2022|2023|2024|2025',
        'Dividende je Aktie|1.60|1.80|1.50|2.20|2.10',
        'Ausschüttungsquote, %|53|52|60|56|58',
      ],
    },
  }),
  record('share-distribution', 2023, {
    en: {
      title: 'Share distribution',
      lines: [
        'Number of shares|Shareholders',
        '1 to 100|2 914',
        '101 to 1 000|1 306',
        '1 001 to 10 000|188',
        'more than 10 000|41',
      ],
    },
    de: {
      title: 'Verteilung der Aktien',
      lines: [
        'Anzahl Aktien|Aktionäre',
        '1 bis 100|2 914',
        '101 bis 1 000|1 306',
        '1 001 bis 10 000|188',
        'über 10 000|41',
      ],
    },
  }),
  record('key-data-per-share', null, {
    en: {
      title: 'Key data per share',
      lines: [
        'In CHF|2021|2022|2023|2024|2025',
        'Earnings|3.02|3.48|2.51|3.96|3.61',
        'Equity|21.40|23.10|23.60|25.30|26.10',
        'Free cash flow|2.57|2.10|3.13|3.63|3.32',
        '* Dividend|1.60|1.80|1.50|2.20|2.10',
      ],
    },
    de: {
      title: 'Kennzahlen je Aktie',
      lines: [
        'In CHF|2021|2022|2023|2024|2025',
        'Gewinn|3.02|3.48|2.51|3.96|3.61',
        'Eigenkapital|21.40|23.10|23.60|25.30|26.10',
        'Freier Geldfluss|2.57|2.10|3.13|3.63|3.32',
        '* Dividende|1.60|1.80|1.50|2.20|2.10',
      ],
    },
  }),
  record('share-price', null, {
    en: {
      title: 'Share price',
      lines: [
        'In CHF|2021|2022|2023|2024|2025',
        'High|69.80|72.40|68.10|66.80|78.80',
        'Low|55.10|54.20|52.60|59.40|63.90',
        'Year end|65.30|66.90|60.30|66.80|78.80',
      ],
    },
    de: {
      title: 'Aktienkurs',
      lines: [
        'In CHF|2021|2022|2023|2024|2025',
        'Höchst|69.80|72.40|68.10|66.80|78.80',
        'Tiefst|55.10|54.20|52.60|59.40|63.90',
        'Jahresende|65.30|66.90|60.30|66.80|78.80',
      ],
    },
  }),
  record('total-return', null, {
    en: {
      title: 'Total return',
      lines: [
        'In percent|2021|2022|2023|2024|2025',
        'Norlitz share|8.4|5.2|-7.2|13.3|21.3',
        'Industry index|7.1|2.6|-3.9|8.8|7.9',
      ],
    },
    de: {
      title: 'Gesamtrendite',
      lines: [
        'In Prozent|2021|2022|2023|2024|2025',
        'Norlitz-Aktie|8.4|5.2|-7.2|13.3|21.3',
        'Branchenindex|7.1|2.6|-3.9|8.8|7.9',
      ],
    },
  }),
  record('shareholders', 2023, {
    en: {
      title: 'Shareholders',
      note: 'Holders of more than three percent.',
      lines: [
        'Shareholder|Percent',
        'Founding family|14.0',
        'Pension fund Rigi|6.2',
        'Pilatus Funds|4.8',
        'Employees’ foundation|3.1',
      ],
    },
    de: {
      title: 'Bedeutende Aktionäre',
      note: 'Wer mehr als drei Prozent hält.',
      lines: [
        'Aktionär|Prozent',
        'Gründerfamilie|14.0',
        'Pensionskasse Rigi|6.2',
        'Pilatus Fonds|4.8',
        'Stiftung der Mitarbeitenden|3.1',
      ],
    },
  }),
  record('annual-figures', null, {
    en: {
      title: 'Annual figures',
      lines: [
        'In million CHF|2021|2022|2023|2024|2025',
        'Order intake|327.0|341.2|299.6|361.4|349.7',
        '* Revenue|318.4|334.9|307.2|352.6|341.8',
        '* EBIT|29.3|33.8|24.9|38.1|35.2',
        'EBIT margin, %|9.2|10.1|8.1|10.8|10.3',
        'Free cash flow|18.6|15.2|22.7|26.3|24.1',
        'Employees|1 482|1 547|1 519|1 588|1 604',
      ],
    },
    de: {
      title: 'Jahreszahlen',
      lines: [
        'In Millionen CHF|2021|2022|2023|2024|2025',
        'Bestellungseingang|327.0|341.2|299.6|361.4|349.7',
        '* Umsatz|318.4|334.9|307.2|352.6|341.8',
        '* EBIT|29.3|33.8|24.9|38.1|35.2',
        'EBIT-Marge, %|9.2|10.1|8.1|10.8|10.3',
        'Freier Geldfluss|18.6|15.2|22.7|26.3|24.1',
        'Mitarbeitende|1 482|1 547|1 519|1 588|1 604',
      ],
    },
  }),
  record('financial-calendar', 2027, {
    en: {
      title: 'Financial calendar 2027',
      lines: [
        'Date|Event',
        '2027-01-19|Revenue and order intake 2026',
        '2027-03-09|Annual results and report 2026',
        '2027-04-14|General meeting, Lucerne',
        '2027-04-20|Dividend payment',
        '2027-08-17|Half-year results',
      ],
    },
    de: {
      title: 'Finanzkalender 2027',
      lines: [
        'Datum|Ereignis',
        '2027-01-19|Umsatz und Bestellungseingang 2026',
        '2027-03-09|Jahresergebnis und Bericht 2026',
        '2027-04-14|Generalversammlung, Luzern',
        '2027-04-20|Auszahlung der Dividende',
        '2027-08-17|Halbjahresergebnis',
      ],
    },
  }),
  record('financial-calendar', 2023, {
    en: {
      title: 'Financial calendar 2023',
      lines: [
        'Date|Event',
        '2023-01-17|Revenue and order intake 2022',
        '2023-03-14|Annual results 2022',
        '2023-04-12|General meeting',
        '2023-08-15|Half-year results',
      ],
    },
    de: {
      title: 'Finanzkalender 2023',
      lines: [
        'Datum|Ereignis',
        '2023-01-17|Umsatz und Bestellungseingang 2022',
        '2023-03-14|Jahresergebnis 2022',
        '2023-04-12|Generalversammlung',
        '2023-08-15|Halbjahresergebnis',
      ],
    },
  }),
  record('annual-report', 2025, {
    en: {
      title: 'Annual report 2025',
      note: 'Figures of five years, the share and the dates of 2027.',
      lines: [
        'Chapter|Content',
        'Annual figures|Order intake, revenue, EBIT and cash flow',
        'Key data per share|Earnings, equity and cash flow',
        'Dividend policy|Dividend and payout ratio',
        'Share price and total return|High, low and year end',
        'Shareholders|Holders of more than three percent',
        'Financial calendar|Dates of the next year',
      ],
    },
    de: {
      title: 'Geschäftsbericht 2025',
      note: 'Zahlen aus fünf Jahren, die Aktie und die Termine 2027.',
      lines: [
        'Kapitel|Inhalt',
        'Jahreszahlen|Bestellungseingang, Umsatz, EBIT und Geldfluss',
        'Kennzahlen je Aktie|Gewinn, Eigenkapital und Geldfluss',
        'Dividendenpolitik|Dividende und Ausschüttungsquote',
        'Aktienkurs und Gesamtrendite|Höchst, Tiefst und Jahresende',
        'Bedeutende Aktionäre|Beteiligungen über drei Prozent',
        'Finanzkalender|Termine des nächsten Jahres',
      ],
    },
  }),
  record('annual-report', 2023, {
    en: {
      title: 'Annual report 2023',
      lines: ['Chapter|Content', 'Annual figures|Revenue and EBIT', 'Key data per share|Earnings and equity'],
    },
    de: {
      title: 'Geschäftsbericht 2023',
      lines: ['Kapitel|Inhalt', 'Jahreszahlen|Umsatz und EBIT', 'Kennzahlen je Aktie|Gewinn und Eigenkapital'],
    },
  }),
]
