import { describe, expect, test } from 'vitest'
import { eventually, request } from '../support/request.ts'
import { settings } from '../support/settings.ts'

type Found = { total: number; records: { id: string; path: string; title: string }[] }
type SearchBody = { localeCode?: string; siteSlug?: string; query?: string; page?: number }

const send = (call: string, body: SearchBody) =>
  request(`${settings.edge}/api/search-proxy/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** A busy search engine times out with an error; the request is then repeated. */
async function find(call: string, query: SearchBody): Promise<Found> {
  const body = { localeCode: 'en', siteSlug: '', ...query }
  return JSON.parse(
    (
      await eventually(
        () => send(call, body),
        ({ status }) => status === 200,
      )
    ).text,
  )
}

const pathsOf = ({ records }: Found) => records.map(({ path }) => path)
const titlesOf = ({ records }: Found) => records.map(({ title }) => title).join('\n')

describe('a search', () => {
  test('returns the records of the requested page, site and locale [S7-015]', async () => {
    const first = await find('search', { query: 'axion', page: 1 })
    const second = await find('search', { query: 'axion', page: 2 })
    expect(first.total).toBeGreaterThan(20)
    expect(second.total).toBe(first.total)
    expect(new Set([...first.records, ...second.records].map(({ id }) => id)).size).toBe(20)
    const afterLast = await find('search', { query: 'axion', page: Math.ceil(first.total / 10) + 1 })
    expect(afterLast.records).toEqual([])

    const main = pathsOf(await find('search', { query: 'stripping', page: 1 }))
    const brand = pathsOf(await find('search', { siteSlug: 'schleuniger', query: 'stripping', page: 1 }))
    expect(brand).toContain('bench-machines')
    expect(main).toContain('products/cut-and-strip')
    expect(main.filter((path) => brand.includes(path))).toEqual([])

    expect(titlesOf(await find('search', { query: 'axion 56 data sheet', page: 1 }))).toContain('Axion 56, Data sheet')
    const german = titlesOf(await find('search', { localeCode: 'de', query: 'axion 56 Datenblatt', page: 1 }))
    expect(german).toContain('Axion 56, Datenblatt')
    expect(german).not.toContain('Data sheet')
  })

  test.each(['localeCode', 'siteSlug', 'query'] as const)('without %s is rejected', async (missing) => {
    const { [missing]: _, ...body } = { localeCode: 'en', siteSlug: '', query: 'axion', page: 1 }
    expect((await send('search', body)).status).toBe(400)
  })
})

describe('suggestions', () => {
  test('are those of the requested site and locale [S7-017]', async () => {
    const main = await find('suggest', { query: 'coax' })
    const brand = await find('suggest', { siteSlug: 'schleuniger', query: 'coax' })
    expect(pathsOf(main)).toContain('products/coax-stripping-machines')
    expect(pathsOf(brand)).toEqual(['coaxial-cable'])
    const german = await find('suggest', { localeCode: 'de', query: 'koax' })
    expect(pathsOf(german)).toContain('products/coax-stripping-machines')
    expect(titlesOf(german)).not.toBe(titlesOf(main))
    expect(pathsOf(await find('suggest', { localeCode: 'de', siteSlug: 'schleuniger', query: 'coax' }))).toEqual([])
    expect(pathsOf(await find('suggest', { query: 'koax' }))).toEqual([])
  })

  test.each(['localeCode', 'siteSlug', 'query'] as const)('without %s are rejected', async (missing) => {
    const { [missing]: _, ...body } = { localeCode: 'en', siteSlug: '', query: 'coax' }
    expect((await send('suggest', body)).status).toBe(400)
  })
})
