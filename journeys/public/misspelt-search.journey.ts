import { expect, test } from 'vitest'
import { eventually, request } from '../support/request.ts'
import { settings } from '../support/settings.ts'
import { misspeltQueries } from './misspelt-queries.ts'

type Found = { records: { title: string }[] }

async function titlesOf(localeCode: string, query: string): Promise<string[]> {
  const { text } = await eventually(
    () =>
      request(`${settings.edge}/api/search-proxy/search`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ localeCode, siteSlug: '', query }),
      }),
    ({ status }) => status === 200,
  )
  const { records }: Found = JSON.parse(text)
  return records.map(({ title }) => title.split(' | ', 1)[0] ?? '')
}

test.each(['en', 'de'] as const)(
  'at least nine of ten misspelt queries in %s have the wanted record among the first three',
  async (locale) => {
    const missed: string[] = []
    for (const [query, wanted] of misspeltQueries[locale]) {
      const titles = (await titlesOf(locale, query)).slice(0, 3)
      if (!titles.includes(wanted)) missed.push(`${query}: ${titles.join(', ')} instead of ${wanted}`)
    }
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(misspeltQueries[locale].length / 10)
  },
)

test('a missing page names the closest address without script, and is fast', async () => {
  const started = Date.now()
  const { status, text } = await request(`${settings.edge}/en/products/axoin-56?${started}`)
  expect(Date.now() - started).toBeLessThan(1500)
  expect(status).toBe(404)
  expect(text).toContain('Closest address')
  expect(text).toMatch(/<strong>Axion 56<\/strong>/)
})
