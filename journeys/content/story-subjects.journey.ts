import { expect, test } from 'vitest'
import { request } from '../support/request.ts'
import { settings } from '../support/settings.ts'

const read = async (path: string) => (await request(`${settings.edge}${path}`)).text

test.each([
  ['en', 'Engineering', 'Crimping'],
  ['de', 'Technik', 'Crimpen'],
])('a story in %s shows its category and topic translated', async (language, category, topic) => {
  const story = await read(`/${language}/stories/copper-is-soft`)
  expect(story).toContain(`<span>${category}</span>`)
  expect(story).toMatch(new RegExp(`href="[^"]*/${language}/stories\\?topic=crimping"[^>]*>${topic}<`))
})

test.each([
  ['en', 'Quality', 'Data'],
  ['de', 'Qualität', 'Daten'],
  ['ja', '品質', 'データ'],
])(
  'the overview in %s has translated filters with the same address in every language',
  async (language, category, topic) => {
    const overview = await read(`/${language}/stories`)
    expect(overview).toContain(`<option value="quality">${category}</option>`)
    expect(await read(`/${language}/stories?topic=data`)).toMatch(
      new RegExp(`href="\\?topic=data" aria-current="page"[^>]*>${topic}<`),
    )
  },
)

test('a feed has translated categories', async () => {
  expect(await read('/de/feeds/stories.rss')).toContain('<category>Technik</category>')
})
