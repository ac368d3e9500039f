import { locations } from '@ferrule/seeds/locations/locations'
import { expect, test } from 'vitest'
import { accessibilityViolations } from '../support/accessibility.ts'
import { openBrowser } from '../support/browser.ts'
import { signInAsEditor } from '../support/editor.ts'
import { request } from '../support/request.ts'
import { settings } from '../support/settings.ts'

const shown = async (search: string, language = 'en') => {
  const { status, text } = await request(`${settings.edge}/${language}/locations${search}`)
  expect(status).toBe(200)
  const list = text.slice(text.indexOf('location-teaser_location'), text.indexOf('</main>'))
  const names = [...list.matchAll(/<h3>([^<]*)<\/h3>/g)].map(([, name = '']) => name.replaceAll('&amp;', '&'))
  const [, next = ''] = /href="(\?[^"]*)" rel="next"/.exec(text) ?? []
  return { text, names, next: next.replaceAll('&amp;', '&') }
}

/** Follows the pages of the list to the last. */
async function listAll(search: string): Promise<string[]> {
  const { names, next } = await shown(search)
  return next === '' ? names : [...names, ...(await listAll(next))]
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
  const listed = await listAll(search)
  expect(listed).toHaveLength(names.length)
  expect(new Set(listed)).toEqual(new Set(names))
})

test('the filters are translated and show the current choice', async () => {
  const { text } = await shown('?region=europe&type=Production', 'de')
  expect(text).toContain('<option value="europe" selected="">Europa</option>')
  expect(text).toContain('<option value="Production" selected="">Produktion</option>')
  expect(text).toContain('<option value="CH">Schweiz</option>')
  // The question who serves a visitor offers all countries.
  const filters = text.slice(text.indexOf('name="region"'))
  expect(filters).not.toContain('<option value="US">')
})

test('a search without results shows a message', async () => {
  expect((await shown('?country=XX')).text).toContain('No location matches')
})

test('a visitor without script finds the location that serves a country, and saves it as a contact', async () => {
  const browser = await openBrowser()
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(`${settings.edge}/en/locations`)
  const question = page.getByRole('region', { name: 'Who serves me?' })
  await question.getByRole('combobox', { name: 'Country' }).selectOption({ label: 'Slovenia' })
  await question.getByRole('combobox', { name: 'Brand' }).selectOption('Komax')
  await question.getByRole('combobox', { name: 'Topic' }).selectOption({ label: 'Spare parts' })
  await question.getByRole('button', { name: 'Find my contact' }).click()
  await page.waitForURL('**/en/locations?serves=SI&represents=Komax&topic=parts#who-serves-me')
  await question.getByRole('heading', { name: 'Norlitz Austria GmbH' }).waitFor()
  expect(await question.getByText('This location serves your country.').isVisible()).toBe(true)
  const card = (await question.getByRole('link', { name: 'Save contact' }).getAttribute('href')) ?? ''
  expect((await request(settings.edge + card)).text).toContain('TZ:Europe/Vienna')
  await browser.close()
})

test('the page of locations is accessible with an answer', async () => {
  const browser = await openBrowser()
  const page = await browser.newPage()
  await page.goto(`${settings.edge}/en/locations?serves=US&represents=Cirris`)
  expect(await accessibilityViolations(page)).toEqual([])
  await browser.close()
})

test('opening hours that an editor enters decide whether a location is open', async () => {
  const editor = await signInAsEditor()
  const [linz] = await editor.find('locations', { city: 'Linz' })
  const id = String(linz?.['id'])
  const answer = async () => {
    const { text } = await request(`${settings.edge}/en/locations?serves=AT`)
    return text.slice(text.indexOf('id="who-serves-me"'), text.indexOf('</section>'))
  }
  await editor.change('locations', id, { openingHours: 'Mo-Su 00:00-24:00', closedDays: [] })
  try {
    await expect.poll(answer, { timeout: 20_000 }).toContain('Open today until 24:00')
    await expect(editor.change('locations', id, { openingHours: 'all day' })).rejects.toThrow('400')
    await expect(editor.change('locations', id, { timeZone: 'Linz' })).rejects.toThrow('400')
  } finally {
    await editor.change('locations', id, { openingHours: linz?.['openingHours'], closedDays: linz?.['closedDays'] })
  }
  await expect.poll(answer, { timeout: 20_000 }).not.toContain('Open today until 24:00')
})
