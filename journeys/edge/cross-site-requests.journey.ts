import { describe, expect, test } from 'vitest'
import { request } from '../support/request.ts'
import { settings } from '../support/settings.ts'

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
  ['an opaque origin', { origin: 'null' }],
  ['a client without an origin', { origin: '' }],
  ['a page that forges our origin', { origin: settings.edge, 'sec-fetch-site': 'cross-site' }],
  ['a client that forges proxy headers', { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }],
] as const

describe('a write request from another origin (A13)', () => {
  test.each(foreign)('is rejected from %s, with every method and at every kind of address', async (_, headers) => {
    for (const path of addresses) {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        // Node sends no Content-Length with a DELETE, and the body would be parsed as the next request.
        const type = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '3' }
        const { status } = await request(`${settings.edge}${path}`, {
          method,
          headers: { ...type, ...headers },
          body: 'a=b',
        })
        expect([method, path, status]).toEqual([method, path, 403])
        // The edge allows one address a hundred requests a second to the website.
        await new Promise((resolve) => setTimeout(resolve, 15))
      }
    }
  })

  test('is accepted from the same origin', async () => {
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
    const response = await request(`${settings.edge}/api/data`, { method: 'POST', headers, body: '{}' })
    expect(response.status).not.toBe(403)
  })
})
