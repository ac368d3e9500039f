import type { TermsDocument } from '@ferrule/content-client/published-records'
import { loadTexts } from '@ferrule/texts/load-texts'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { TextsContext } from '../../frame/texts.tsx'
import { TermsList } from './terms-list.tsx'

const texts = await loadTexts('en')

const aDocument = (changes: Partial<TermsDocument>): TermsDocument => ({
  id: '1',
  title: 'Conditions',
  locations: [],
  countries: [],
  validFrom: '2026-01-01T12:00:00.000Z',
  href: null,
  filename: null,
  ...changes,
})

const render = (...documents: TermsDocument[]) => {
  const list = () => (
    <TextsContext value={texts}>
      <TermsList documents={documents} />
    </TextsContext>
  )
  const Stub = createRoutesStub([{ path: '*', Component: list }])
  return renderToStaticMarkup(<Stub initialEntries={['/en']} />)
}

test('every document has its title, its locations and the day from which it is valid [S2-142]', () => {
  const html = render(
    aDocument({ title: 'Conditions for machines', locations: ['Wolhusen', 'Linz'] }),
    aDocument({ id: '2', title: 'Terms of sale', countries: ['US', 'CA'], filename: 'terms.pdf' }),
    aDocument({ id: '3', title: 'Licence conditions' }),
  )
  for (const header of ['Title', 'Locations', 'Valid from'])
    expect(html).toMatch(new RegExp(`<th[^>]*scope="col"[^>]*>${header}<`))
  expect(html).toMatch(/Conditions for machines<\/th>.*Wolhusen, Linz.*<time dateTime="2026-01-01">1 January 2026</s)
  expect(html).toMatch(/<a href="[^"]*terms\.pdf"[^>]*>Terms of sale<\/a>.*United States, Canada/s)
  expect(html).toMatch(/Licence conditions<\/th>.*All locations/s)
})
