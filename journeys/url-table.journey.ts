import { expect, test } from 'vitest'
import { request, requestInTurn } from './support/request.ts'
import { settings } from './support/settings.ts'
import { readRows } from './url-table/read-rows.ts'
import { rows } from './url-table/rows.ts'

const port = new URL(settings.edge).port
const table = readRows(rows, port && `:${port}`)

test('the table is long enough to be one', () => {
  expect(table.length).toBeGreaterThanOrEqual(150)
  expect(new Set(table.map(({ name }) => name)).size).toBe(table.length)
})

test.each(table)('$name', async ({ host, path, headers, ...expected }) => {
  // All rows at once are more than the edge lets one address ask of the website in a second.
  const answer = await requestInTurn(`http://${host}${path}`, { headers })
  expect({
    status: answer.status,
    location: answer.headers.location,
    language: /<html[^>]* lang="([^"]*)"/.exec(answer.text)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(answer.text)?.[1],
  }).toEqual({
    status: expected.status,
    location: expected.location,
    language: expected.language,
    canonical: expected.canonical,
  })
})

test.each(['www.evil.localhost', 'norlitz.localhost.evil', 'evilwww.norlitz.localhost', 'localhost'])(
  'the host %s is not one of ours [S2-058]',
  async (host) => {
    expect((await request(`${settings.edge}/en`, { headers: { host } })).status).toBe(421)
  },
)
