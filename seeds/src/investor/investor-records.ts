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

/** Tables of 2022 and 2023. Editors add later years in the content service. */
export const investorRecords: SeedInvestorRecord[] = [
  record('dividend-policy', null, {
    en: {
      title: 'Dividend policy',
      note: 'Between 40 and 60 percent of the net profit.',
      lines: ['In CHF|2022|2023', 'Dividend per share|1.80|1.50', 'Payout ratio, %|52|60'],
    },
    de: {
      title: 'Dividendenpolitik',
      note: 'Zwischen 40 und 60 Prozent des Reingewinns.',
      lines: ['In CHF|2022|2023', 'Dividende je Aktie|1.80|1.50', 'Ausschüttungsquote, %|52|60'],
    },
  }),
  record('share-distribution', 2023, {
    en: {
      title: 'Share distribution',
      lines: [
        'Number of shares|Shareholders',
        '1 to 100|2 914',
        '101 to 1 000|1 306',
        '1 001 to 10 000|188',
        'more than 10 000|41',
      ],
    },
    de: {
      title: 'Verteilung der Aktien',
      lines: [
        'Anzahl Aktien|Aktionäre',
        '1 bis 100|2 914',
        '101 bis 1 000|1 306',
        '1 001 bis 10 000|188',
        'über 10 000|41',
      ],
    },
  }),
  record('key-data-per-share', null, {
    en: {
      title: 'Key data per share',
      lines: [
        'In CHF|2022|2023',
        'Earnings|3.48|2.51',
        'Equity|23.10|23.60',
        'Free cash flow|2.10|3.13',
        '* Dividend|1.80|1.50',
      ],
    },
    de: {
      title: 'Kennzahlen je Aktie',
      lines: [
        'In CHF|2022|2023',
        'Gewinn|3.48|2.51',
        'Eigenkapital|23.10|23.60',
        'Freier Geldfluss|2.10|3.13',
        '* Dividende|1.80|1.50',
      ],
    },
  }),
  record('share-price', null, {
    en: {
      title: 'Share price',
      lines: ['In CHF|2022|2023', 'High|72.40|68.10', 'Low|54.20|52.60', 'Year end|66.90|60.30'],
    },
    de: {
      title: 'Aktienkurs',
      lines: ['In CHF|2022|2023', 'Höchst|72.40|68.10', 'Tiefst|54.20|52.60', 'Jahresende|66.90|60.30'],
    },
  }),
  record('total-return', null, {
    en: { title: 'Total return', lines: ['In percent|2022|2023', 'Norlitz share|4.1|-7.2', 'Industry index|2.6|-3.9'] },
    de: { title: 'Gesamtrendite', lines: ['In Prozent|2022|2023', 'Norlitz-Aktie|4.1|-7.2', 'Branchenindex|2.6|-3.9'] },
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
        'In million CHF|2022|2023',
        'Order intake|341.2|299.6',
        '* Revenue|334.9|307.2',
        'EBIT|33.8|24.9',
        'EBIT margin, %|10.1|8.1',
        'Free cash flow|15.2|22.7',
        'Employees|1 547|1 519',
      ],
    },
    de: {
      title: 'Jahreszahlen',
      lines: [
        'In Millionen CHF|2022|2023',
        'Bestellungseingang|341.2|299.6',
        '* Umsatz|334.9|307.2',
        'EBIT|33.8|24.9',
        'EBIT-Marge, %|10.1|8.1',
        'Freier Geldfluss|15.2|22.7',
        'Mitarbeitende|1 547|1 519',
      ],
    },
  }),
  record('financial-calendar', 2023, {
    en: {
      title: 'Financial calendar 2023',
      lines: [
        'Date|Event',
        '17 January 2023|Revenue and order intake 2022',
        '14 March 2023|Annual results 2022',
        '12 April 2023|General meeting',
        '15 August 2023|Half-year results',
      ],
    },
    de: {
      title: 'Finanzkalender 2023',
      lines: [
        'Datum|Ereignis',
        '17. Januar 2023|Umsatz und Bestellungseingang 2022',
        '14. März 2023|Jahresergebnis 2022',
        '12. April 2023|Generalversammlung',
        '15. August 2023|Halbjahresergebnis',
      ],
    },
  }),
  record('annual-report', 2023, {
    en: {
      title: 'Annual report 2023',
      lines: ['Chapter|Pages', 'Machines and software|14–49', 'Sustainability|50–66', 'Financial report|80–104'],
    },
    de: {
      title: 'Geschäftsbericht 2023',
      lines: ['Kapitel|Seiten', 'Maschinen und Software|14–49', 'Nachhaltigkeit|50–66', 'Finanzbericht|80–104'],
    },
  }),
]
