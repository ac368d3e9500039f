import type { CollectionConfig } from 'payload'
import { everybody, publishersOnly } from '../access/staff.ts'
import { announceInvestor } from '../publishing/announce-records.ts'
import { words } from '../words.ts'

/** The tables of the investor pages, one a kind and year. */
export const investorRecords: CollectionConfig = {
  slug: 'investor-records',
  labels: {
    singular: words('Investor table', 'Investorentabelle'),
    plural: words('Investor tables', 'Investorentabellen'),
  },
  admin: { useAsTitle: 'title', defaultColumns: ['title', 'kind', 'year'], group: words('Content', 'Inhalte') },
  access: { read: everybody, create: publishersOnly, update: publishersOnly, delete: publishersOnly },
  hooks: announceInvestor,
  fields: [
    {
      name: 'kind',
      label: words('Kind', 'Art'),
      type: 'select',
      required: true,
      index: true,
      options: [
        { value: 'dividend-policy', label: words('Dividend policy', 'Dividendenpolitik') },
        { value: 'share-distribution', label: words('Share distribution', 'Aktienverteilung') },
        { value: 'key-data-per-share', label: words('Key data per share', 'Kennzahlen je Aktie') },
        { value: 'share-price', label: words('Share price', 'Aktienkurs') },
        { value: 'total-return', label: words('Total return', 'Gesamtrendite') },
        { value: 'shareholders', label: words('Shareholders', 'Aktionariat') },
        { value: 'annual-figures', label: words('Annual figures', 'Jahreszahlen') },
        { value: 'financial-calendar', label: words('Financial calendar', 'Finanzkalender') },
        { value: 'annual-report', label: words('Annual report', 'Geschäftsbericht') },
      ],
    },
    { name: 'year', label: words('Year', 'Jahr'), type: 'number', min: 1900, max: 2200 },
    { name: 'title', label: words('Title', 'Titel'), type: 'text', required: true, localized: true, maxLength: 120 },
    { name: 'note', label: words('Note', 'Hinweis'), type: 'textarea', localized: true, maxLength: 600 },
    {
      name: 'cells',
      label: words('Table', 'Tabelle'),
      type: 'textarea',
      required: true,
      localized: true,
      maxLength: 6000,
      admin: {
        rows: 12,
        description: words(
          'A line a row, cells divided by |. The first line is the head.',
          'Eine Zeile pro Reihe, Zellen mit | getrennt. Die erste Zeile ist der Kopf.',
        ),
      },
    },
    { name: 'footnote', label: words('Footnote', 'Fussnote'), type: 'text', localized: true, maxLength: 240 },
  ],
}
