import { locations } from '@ferrule/seeds/locations/locations'
import { expect, test } from 'vitest'
import { request } from '../support/request.ts'
import { settings } from '../support/settings.ts'

const shown = async (search: string, language = 'en') => {
  const { status, text } = await request(`${settings.edge}/${language}/locations${search}`)
  expect(status).toBe(200)
  const list = text.slice(text.indexOf('location-teaser_location'), text.indexOf('</main>'))
  return { text, names: [...list.matchAll(/<h3>([^<]*)<\/h3>/g)].map(([, name]) => name?.replaceAll('&amp;', '&')) }
}
const namesOf = (wanted: (location: (typeof locations)[number]) => boolean) =>
  locations.filter(wanted).map(({ name }) => name)

test.each([
  ['', '[S1-012]', namesOf(() => true)],
  ['?brand=Cirris', '[S2-132]', namesOf(({ brands }) => brands.includes('Cirris'))],
  ['?type=SalesAndService', '[S2-133]', namesOf(({ contactType }) => contactType === 'SalesAndService')],
  ['?type=Production', '[S2-133]', namesOf(({ contactType }) => contactType === 'Production')],
  ['?type=Distributor', '[S2-133]', namesOf(({ contactType }) => contactType === 'Distributor')],
  ['?region=americas', '[S2-135]', namesOf(({ region }) => region === 'Americas')],
  ['?country=HU', '[S2-134]', namesOf(({ countryCode }) => countryCode === 'HU')],
  ['?search=gyor', '[S2-136]', namesOf(({ city }) => city === 'Győr')],
  [
    '?region=americas&type=Distributor',
    '[S2-133] [S2-135]',
    namesOf((one) => one.region === 'Americas' && one.contactType === 'Distributor'),
  ],
])('locations%s shows exactly the matching locations %s', async (search, _ids, names) => {
  expect(names.length).toBeGreaterThan(0)
  expect(new Set((await shown(search)).names)).toEqual(new Set(names))
})

test('the filters are translated and show the current choice', async () => {
  const { text } = await shown('?region=europe&type=Production', 'de')
  expect(text).toContain('<option value="europe" selected="">Europa</option>')
  expect(text).toContain('<option value="Production" selected="">Produktion</option>')
  expect(text).toContain('<option value="CH">Schweiz</option>')
  expect(text).not.toContain('<option value="US">')
})

test('a search without results shows a message', async () => {
  expect((await shown('?country=XX')).text).toContain('No location matches')
})
