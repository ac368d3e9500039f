import { expect, test } from 'vitest'
import { request, requestWithRetry } from '../support/request.ts'
import { settings } from '../support/settings.ts'
import { readRows } from '../url-table/read-rows.ts'
import { rows } from '../url-table/rows.ts'

const port = new URL(settings.edge).port
const table = readRows(rows, port && `:${port}`)

test('the table has at least 150 rows with unique names', () => {
  expect(table.length).toBeGreaterThanOrEqual(150)
  expect(new Set(table.map(({ name }) => name)).size).toBe(table.length)
})

test.each(table)('$name', async ({ host, path, headers, ...expected }) => {
  // With retries, because all rows at once exceed the edge's rate limit.
  const response = await requestWithRetry(`http://${host}${path}`, { headers })
  expect({
    status: response.status,
    location: response.headers.location,
    language: /<html[^>]* lang="([^"]*)"/.exec(response.text)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(response.text)?.[1],
  }).toEqual({
    status: expected.status,
    location: expected.location,
    language: expected.language,
    canonical: expected.canonical,
  })
})

test.each(['www.evil.localhost', 'norlitz.localhost.evil', 'evilwww.norlitz.localhost', 'localhost'])(
  'the unknown host %s is rejected [S2-058]',
  async (host) => {
    expect((await request(`${settings.edge}/en`, { headers: { host } })).status).toBe(421)
  },
)
