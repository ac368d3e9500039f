import { bilingual, type EditorRequest } from '@ferrule/blocks/bilingual'
import type { CollectionConfig } from 'payload'
import { readInvestorRecords } from '../access/published.ts'
import { publishersOnly } from '../access/staff.ts'
import { publicationDateField } from '../fields/publication-date-field.ts'
import { enqueueRecordsRefresh } from '../publishing/enqueue-record-refresh.ts'
import { validateInvestorCells } from '../fields/validate-investor-cells.ts'

const maxLength = 6000

/** The tables of the investor pages, one for each kind and year. */
export const investorRecords: CollectionConfig = {
  slug: 'investor-records',
  labels: {
    singular: bilingual('Investor table', 'Investorentabelle'),
    plural: bilingual('Investor tables', 'Investorentabellen'),
  },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'kind', 'year', 'publicationDate'],
    group: bilingual('Content', 'Inhalte'),
  },
  access: { read: readInvestorRecords, create: publishersOnly, update: publishersOnly, delete: publishersOnly },
  hooks: enqueueRecordsRefresh,
  fields: [
    {
      name: 'kind',
      label: bilingual('Type', 'Art'),
      type: 'select',
      required: true,
      index: true,
      options: [
        { value: 'dividend-policy', label: bilingual('Dividend policy', 'Dividendenpolitik') },
        { value: 'share-distribution', label: bilingual('Share distribution', 'Aktienverteilung') },
        { value: 'key-data-per-share', label: bilingual('Key data per share', 'Kennzahlen je Aktie') },
        { value: 'share-price', label: bilingual('Share price', 'Aktienkurs') },
        { value: 'total-return', label: bilingual('Total return', 'Gesamtrendite') },
        { value: 'shareholders', label: bilingual('Shareholders', 'Aktionariat') },
        { value: 'annual-figures', label: bilingual('Annual figures', 'Jahreszahlen') },
        { value: 'financial-calendar', label: bilingual('Financial calendar', 'Finanzkalender') },
        { value: 'annual-report', label: bilingual('Annual report', 'Geschäftsbericht') },
      ],
    },
    { name: 'year', label: bilingual('Year', 'Jahr'), type: 'number', min: 1900, max: 2200 },
    {
      name: 'title',
      label: bilingual('Title', 'Titel'),
      type: 'text',
      required: true,
      localized: true,
      maxLength: 120,
    },
    { name: 'note', label: bilingual('Note', 'Hinweis'), type: 'textarea', localized: true, maxLength: 600 },
    {
      name: 'cells',
      label: bilingual('Table', 'Tabelle'),
      type: 'textarea',
      required: true,
      localized: true,
      maxLength,
      validate: (value: string | null | undefined, { req, siblingData }: { req: EditorRequest; siblingData: object }) =>
        validateInvestorCells(value, {
          kind: 'kind' in siblingData ? siblingData.kind : undefined,
          maxLength,
          language: req.i18n.language,
        }),
      admin: {
        rows: 12,
        description: bilingual(
          'One row per line, cells separated by |. The first line is the header. Dates of the financial calendar such as 2027-03-09.',
          'Eine Tabellenzeile pro Zeile, Zellen mit | getrennt. Die erste Zeile ist die Kopfzeile. Daten des Finanzkalenders in der Form 2027-03-09.',
        ),
      },
    },
    { name: 'footnote', label: bilingual('Footnote', 'Fußnote'), type: 'text', localized: true, maxLength: 240 },
    publicationDateField,
  ],
}
