import { noRecords } from '@ferrule/content-client/published-records'
import type { InvestorRecord, InvestorRecordKind } from '@ferrule/domain/investors/investor-record'
import { loadTexts } from '@ferrule/texts/load-texts'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test, vi } from 'vitest'
import { TextsContext } from '../frame/texts.tsx'
import { aPageAt, contentOf } from '../http/services.fixture.ts'
import { aVisit } from '../http/visits.fixture.ts'
import { EditorialPage } from '../pages/editorial-page.tsx'
import { loadPage } from '../pages/load-page.server.ts'
import { getServices, type Services } from '../visit/services.server.ts'

vi.mock('../visit/services.server.ts', () => ({ getServices: vi.fn<() => Services>() }))

const texts = await loadTexts('en')

const aRecord = (kind: InvestorRecordKind, title: string, cells: string): InvestorRecord => ({
  id: kind,
  kind,
  title,
  cells,
  year: null,
  note: null,
  footnote: null,
  publicationDate: '2024-03-10T06:00:00.000Z',
})

const records = [
  aRecord('dividend-policy', 'Dividend policy', 'In CHF|2022|2023\nDividend|1.80|1.50'),
  aRecord('share-distribution', 'Share distribution', 'Number of shares|Shareholders\n1 to 100|2914\nmore|41'),
  aRecord('key-data-per-share', 'Key data per share', 'In CHF|2022|2023\nEarnings|3.48|2.51'),
  aRecord('share-price', 'Share price', 'In CHF|2022|2023\nHigh|72.40|68.10\nLow|54.20|52.60'),
  aRecord('total-return', 'Total return', 'In percent|2022|2023\nShare|4.1|-7.2'),
  aRecord('shareholders', 'Shareholders', 'Shareholder|Percent\nFounding family|14.0'),
  aRecord('annual-figures', 'Annual figures', 'In million CHF|2022|2023\n* Revenue|334.9|307.2\nEBIT|33.8|24.9'),
  aRecord('financial-calendar', 'Financial calendar 2023', 'Date|Event\n2023-04-12|General meeting'),
  aRecord('annual-report', 'Annual report 2023', 'Chapter|Pages\nFinancial report|80–104'),
]

async function render(path: string, shown = records) {
  vi.mocked(getServices, { partial: true, deep: true }).mockReturnValue({
    content: {
      ...contentOf([aPageAt(path)]),
      getRecords: async () => ({ ...noRecords, investorRecords: shown }),
    },
    settings: { EDGE_ORIGIN: 'https://www.norlitz.example' },
  })
  const { view } = await loadPage(new Request('https://www.norlitz.example/en'), aVisit('en', path.split('/')))
  if (view.kind !== 'page') throw new Error(`no page at ${path}`)
  const Component = () => (
    <TextsContext value={texts}>
      <EditorialPage view={view} />
    </TextsContext>
  )
  const Stub = createRoutesStub([{ path: '*', Component }])
  return renderToStaticMarkup(<Stub initialEntries={['/en']} />)
}

test.each([
  ['dividend policy', '[S2-122]', 'Dividend policy', 'investors/share', 'Dividend'],
  ['share distribution', '[S2-123]', 'Share distribution', 'investors/share', '1 to 100'],
  ['key data per share', '[S2-124]', 'Key data per share', 'investors/share', 'Earnings'],
  ['share price', '[S2-125]', 'Share price', 'investors/share', 'High'],
  ['total return', '[S2-126]', 'Total return', 'investors/share', 'Share'],
  ['shareholders', '[S2-127]', 'Shareholders', 'investors/share', 'Founding family'],
  ['annual figures', '[S2-128]', 'Annual figures', 'investors/key-figures', 'Revenue'],
  ['annual report', '[S2-131]', 'Annual report 2023', 'investors/annual-report', 'Financial report'],
])('the record with the %s is a table %s', async (_, __, title, path, row) => {
  const html = await render(path)
  expect(html).toContain(`<h2>${title}</h2>`)
  expect(html).toMatch(new RegExp(`aria-label="${title}"[^]*?<th[^>]*scope="row"[^>]*>${row}<`))
})

test('the annual report is offered as PDF', async () => {
  expect(await render('investors/annual-report')).toContain('href="/en/annual-reports/annual-report.pdf"')
})

test('the financial calendar has dates in the language and a calendar file [S2-129]', async () => {
  const html = await render('investors/financial-calendar')
  expect(html).toMatch(/<th[^>]*scope="row"[^>]*>12 April 2023<\/th>/)
  expect(html).toContain('href="/en/financial-calendar.ics"')
})

test('every table shows the text of its record, and its files [S2-130]', async () => {
  const html = await render('investors/share')
  expect(html).toMatch(/<th[^>]*>2022<\/th><th[^>]*>2023<\/th>/)
  expect(html).toContain('72.40')
  expect(html).toContain('href="/en/investor-tables/share-price.csv"')
})

test('a chart names its first and last values and has the same numbers as a table', async () => {
  const html = await render('investors/share')
  expect(html).toContain('role="img" aria-label="Share price. High: 2022 72.4, 2023 68.1. Low: 2022 54.2, 2023 52.6"')
  expect(html).toMatch(/<summary>Show as table<\/summary>/)
})

test('the first page shows the latest key data, the dates of one calendar and the reports beside the share price', async () => {
  const dates = (year: number, title: string) => ({
    ...aRecord(
      'financial-calendar',
      title,
      `Date|Event\n${year}-01-19|Revenue ${year}\n${year}-08-17|Half-year ${year}`,
    ),
    id: `calendar-${year}`,
    year,
  })
  const html = await render('investors', [...records, dates(2098, 'Calendar 2098'), dates(2097, 'Calendar 2097')])
  const headings = [...html.matchAll(/<h2[^>]*>([^<]*)</g)].map(([, text]) => text)
  expect(headings).toEqual([
    'Share price',
    'Key data',
    'Financial calendar',
    'Reports',
    'Annual figures',
    'Share distribution',
  ])
  expect(html).toMatch(/<th scope="row">High<\/th><td>68\.10</)
  expect([...html.matchAll(/<dt>([^<]*)<\/dt>/g)].map(([, date]) => date)).toEqual([
    '19 January 2097',
    '17 August 2097',
    '19 January 2098',
    '17 August 2098',
  ])
  expect(html).toContain('href="/en/annual-reports/annual-report.pdf"')
  expect(html.match(/financial-calendar\.ics/g)).toHaveLength(1)
})

test('an embargoed record is not on the page', async () => {
  const embargoed = { ...records[6], publicationDate: '2999-01-01T06:00:00.000Z' } as InvestorRecord
  expect(await render('investors/key-figures', [embargoed])).not.toContain('334.9')
})
