import { describe, expect, test } from 'vitest'
import { request } from './support/request.ts'
import { settings } from './support/settings.ts'

const addresses = [
  '/api/data',
  '/api/uploads',
  '/api/uploads/1',
  '/en',
  '/en/requests/contact',
  '/en/mykomax',
  '/en.data',
]
const foreign = [
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['a sister site', { origin: 'http://www.komax.localhost:8080', 'sec-fetch-site': 'same-site' }],
  ['a hidden page', { origin: 'null' }],
  ['a program that names no origin', { origin: '' }],
  ['a page that claims our name', { origin: settings.edge, 'sec-fetch-site': 'cross-site' }],
  ['a stranger who claims to be a proxy', { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }],
] as const

describe('a change that did not begin on the page it came to (A13)', () => {
  test.each(foreign)('is refused from %s, with every method and at every kind of address', async (_, headers) => {
    for (const path of addresses) {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        // Node leaves out the length of what it sends with a DELETE, and the rest would be read as the next request.
        const type = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '3' }
        const { status } = await request(`${settings.edge}${path}`, {
          method,
          headers: { ...type, ...headers },
          body: 'a=b',
        })
        expect([method, path, status]).toEqual([method, path, 403])
        // The edge lets one address make the website work a hundred times a second.
        await new Promise((resolve) => setTimeout(resolve, 15))
      }
    }
  })

  test('is heard from the page itself', async () => {
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
    const answer = await request(`${settings.edge}/api/data`, { method: 'POST', headers, body: '{}' })
    expect(answer.status).not.toBe(403)
  })
})
