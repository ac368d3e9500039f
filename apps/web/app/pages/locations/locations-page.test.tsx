import { aLocation } from '@ferrule/domain/locations/location.fixture'
import { loadTexts } from '@ferrule/texts/load-texts'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TextsContext } from '../../frame/texts.tsx'
import { aPageAt, contentOf } from '../../http/services.fixture.ts'
import { aVisit } from '../../http/visits.fixture.ts'
import { getServices, type Services } from '../../visit/services.server.ts'
import { loadView } from '../load-view.server.ts'
import { ViewContext } from '../view.ts'
import { LocationsPage } from './locations-page.tsx'

vi.mock('../../visit/services.server.ts', () => ({ getServices: vi.fn<() => Services>() }))

const texts = await loadTexts('en')

const hours = { timeZone: 'Europe/Zurich', openingHours: 'Mo-Fr 08:00-17:00' }
const locations = [
  aLocation('linz', { ...hours, name: 'Linz GmbH', countryCode: 'AT', servedCountries: ['CZ'], topics: ['service'] }),
  aLocation('elgin', { name: 'Elgin Inc.', countryCode: 'US', brands: ['Cirris'], timeZone: 'America/Chicago' }),
  ...Array.from({ length: 12 }, (_, index) =>
    aLocation(`many-${index}`, { name: `Plant ${index}`, countryCode: 'MX' }),
  ),
]

beforeEach(() => {
  // A Wednesday, 15:30 in Zurich and 08:30 in Chicago.
  vi.useFakeTimers({ now: new Date('2026-11-18T14:30:00Z'), toFake: ['Date'] })
})
afterEach(() => void vi.useRealTimers())

async function open(search: string, locale = 'en') {
  vi.mocked(getServices, { partial: true, deep: true }).mockReturnValue({
    content: { ...contentOf([aPageAt('locations', { title: 'Locations' })]), listLocations: async () => locations },
    settings: { EDGE_ORIGIN: 'https://www.norlitz.example' },
  })
  const visit = aVisit(locale, ['locations'], { search })
  const { view, headers } = await loadView(
    new Request(`https://www.norlitz.example/${locale}/locations${search}`),
    visit,
  )
  if (view.kind !== 'locations') throw new Error(view.kind)
  const page = () => (
    <TextsContext value={texts}>
      <ViewContext value={view}>
        <LocationsPage view={view} />
      </ViewContext>
    </TextsContext>
  )
  const Stub = createRoutesStub([{ path: '*', Component: page }])
  const html = renderToStaticMarkup(<Stub initialEntries={['/en']} />)
  const [, question = ''] = html.split('id="who-serves-me"')
  return { html, answer: question.slice(question.indexOf('</form>'), question.indexOf('</section>')), headers }
}

test.each([
  ['?serves=CZ', ['This location serves your country.', 'Linz GmbH', 'Open today until 17:00', 'Local time 15:30']],
  ['?serves=US&represents=Cirris', ['This location is in your country.', 'Elgin Inc.', 'Local time 08:30']],
  ['?serves=CH&represents=Norlitz&topic=training', ['No location in your region offers this.', 'Plant 0']],
])('%s is answered by one location with its local time', async (search, expected) => {
  const { answer } = await open(search)
  for (const text of expected) expect(answer).toContain(text)
  expect(answer.match(/<h3/g)).toHaveLength(1)
  expect(answer).toMatch(/href="[^"]*\/contact-cards\/[\w-]+\.vcf"/)
})

test.each(['', '?serves=XX', '?serves=%3Cscript%3E', '?represents=Cirris&topic=service'])(
  'without a known country nothing is answered: %j',
  async (search) => {
    expect((await open(search)).answer).not.toContain('<h3')
  },
)

test('the form keeps the choice, and begins with the country of the visitor', async () => {
  const { html } = await open('?serves=US&represents=Cirris&topic=service')
  for (const option of ['value="US" selected=""', 'value="Cirris" selected=""', 'value="service" selected=""'])
    expect(html).toContain(option)
  expect((await open('', 'en-ch')).html).toContain('value="CH" selected=""')
})

test('the list is paged and shows which locations are open', async () => {
  const first = await open('')
  expect(first.html.match(/<h3>/g)).toHaveLength(12)
  expect(first.html).toContain('14 contacts')
  expect(first.html).toContain('href="?page=2"')
  expect(first.html).toContain('Open today until 17:00')
  expect((await open('?page=2')).html.match(/<h3>/g)).toHaveLength(2)
})

test('the edge caches the page for a minute, because it shows the time', async () => {
  const { headers } = await open('')
  expect(new Headers(headers).get('Cache-Control')).toBe('public, max-age=0, s-maxage=60')
})
