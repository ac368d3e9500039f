import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAsEditor } from '../support/editor.ts'
import { eventually, request } from '../support/request.ts'
import { settings } from '../support/settings.ts'

const slug = `ferrules-${Date.now()}`
let editor: Awaited<ReturnType<typeof signInAsEditor>>
let id: string

async function find(localeCode: string, query: string): Promise<string[]> {
  const response = await request(`${settings.edge}/api/search-proxy/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ localeCode, siteSlug: '', query, page: 1 }),
  })
  expect(response.status).toBe(200)
  const found: { records: { path: string }[] } = JSON.parse(response.text)
  return found.records.map((record) => record.path)
}

beforeAll(async () => {
  editor = await signInAsEditor()
  id = await editor.publishPage(slug, {
    title: 'Ferrules | Norlitz',
    heading: 'Sleeves for stranded conductors',
    text: 'A wire that ends in a quetzal sleeve never splays.',
  })
  await editor.publishTexts(id, 'de', {
    title: 'Aderendhülsen',
    heading: 'Hülsen für feindrähtige Leiter',
    text: 'Ein Draht in einer Quetzalhülse spleißt nie auf.',
  })
})

afterAll(async () => {
  await editor.deletePage(id)
  await eventually(
    () => find('en', 'quetzal'),
    (paths) => !paths.includes(slug),
  )
})

test.each([
  ['en', 'quetzal sleeves'],
  ['de', 'Quetzalhülsen'],
])('a visitor finds a published page in %s by an inflected form [S1-013] [S7-015] [S7-016]', async (locale, query) => {
  await expect.poll(() => find(locale, query)).toContain(slug)
})

test('a page is not found in a language it does not have', async () => {
  expect(await find('de', 'splays')).not.toContain(slug)
})

test('a result shows its title without the brand, and highlights the search terms [S5-067] [S5-068]', async () => {
  const { text } = await eventually(
    () => request(`${settings.edge}/en/search?q=quetzal+sleeves`),
    (response) => response.text.includes(`/en/${slug}"`),
  )
  const [result = ''] = text.match(new RegExp(`<li[^>]*>(?:(?!</li>).)*/en/${slug}".*?</li>`, 's')) ?? []
  const shown = result.replaceAll(/<!--.*?-->/g, '')
  expect(shown).toContain('Ferrules')
  expect(shown).not.toContain('| Norlitz')
  expect(shown).toContain('<mark>quetzal</mark>')
  expect(shown).toContain('<mark>sleeve</mark>')
})
