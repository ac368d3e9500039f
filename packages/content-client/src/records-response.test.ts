import { expect, test } from 'vitest'
import { publishedRecords } from './published-records.ts'
import { recordsResponse, toRecords } from './records-response.ts'

const aTable = { id: '1', kind: 'share_price', title: 'Share price', cells: 'CHF|2025\nHigh|81.60' }

test('reads records as the content service returns them', () => {
  const response = recordsResponse.parse({
    InvestorRecords: { docs: [{ ...aTable, year: null, publicationDate: '2026-03-10T06:00:00.000Z' }] },
    TermsDocuments: {
      docs: [
        {
          id: '2',
          title: 'Conditions for machines',
          validFrom: '2026-01-01T12:00:00.000Z',
          countries: null,
          href: '',
          locations: [{ name: 'Norlitz AG', city: 'Wolhusen' }],
          file: { filename: 'conditions.pdf' },
        },
      ],
    },
  })
  const records = publishedRecords.parse(toRecords(response))
  expect(records.investorRecords[0]).toMatchObject({ kind: 'share-price', year: null, note: null })
  expect(records.termsDocuments[0]).toMatchObject({
    locations: ['Wolhusen'],
    countries: [],
    href: null,
    filename: 'conditions.pdf',
  })
})

test('leaves out records that are not translated', () => {
  const response = recordsResponse.parse({
    InvestorRecords: { docs: [{ ...aTable, title: null, publicationDate: '2026-03-10T06:00:00.000Z' }] },
    TermsDocuments: { docs: [{ id: '2', title: null, validFrom: '2026-01-01T12:00:00.000Z' }] },
  })
  expect(toRecords(response)).toEqual({ investorRecords: [], termsDocuments: [] })
})
