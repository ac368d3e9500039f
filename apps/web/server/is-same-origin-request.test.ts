import { expect, test } from 'vitest'
import { isSameOriginRequest } from './is-same-origin-request.ts'

const origin = 'http://www.norlitz.localhost:8080'
const isAllowed = (method: string, headers: Record<string, string>) =>
  isSameOriginRequest(new Request(`${origin}/api/data`, { method, headers }))

test.each(['GET', 'HEAD'])('%s is allowed from any origin', (method) => {
  expect(isAllowed(method, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).toBe(true)
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is allowed from a page of the site', (method) => {
  expect(isAllowed(method, { origin })).toBe(true)
  expect(isAllowed(method, { origin, 'sec-fetch-site': 'same-origin' })).toBe(true)
})

test.each([
  {},
  { origin: 'null' },
  { origin },
  { origin: 'https://id.norlitz.example', 'sec-fetch-site': 'same-site' },
])('a report of a browser is allowed with the headers %j, and nothing else is [X9]', (headers) => {
  const isPostAllowed = (path: string) =>
    isSameOriginRequest(new Request(`${origin}${path}`, { method: 'POST', headers }))
  expect(isPostAllowed('/api/reports')).toBe(true)
  expect(isPostAllowed('/api/reports/x')).toBe('origin' in headers && headers.origin === origin)
})

test('the directory of a customer sends no origin, and only its route allows that [A13]', () => {
  const isPatchAllowed = (path: string) => isSameOriginRequest(new Request(`${origin}${path}`, { method: 'PATCH' }))
  expect(isPatchAllowed('/scim/v2/Users/1')).toBe(true)
  for (const path of ['/scim', '/scim/v2', '/scim/v3/Users', '/en/scim/v2/Users'])
    expect(isPatchAllowed(path)).toBe(false)
})

test('a mail client unsubscribes without an origin, and only its route allows that [A13]', () => {
  const isPostAllowed = (path: string) => isSameOriginRequest(new Request(`${origin}${path}`, { method: 'POST' }))
  expect(isPostAllowed('/api/release-subscriptions/abc')).toBe(true)
  for (const path of ['/api/release-subscriptions', '/en/requests/releases/abc'])
    expect(isPostAllowed(path)).toBe(false)
})

test.each([
  ['has no origin', {}],
  ['has an opaque origin', { origin: 'null' }],
  ['is from another website', { origin: 'https://evil.example' }],
  ['is from a sibling site', { origin: 'http://www.komax.localhost:8080', 'sec-fetch-site': 'same-site' }],
  ['has another port', { origin: 'http://www.norlitz.localhost:9090' }],
  ['has another scheme', { origin: 'https://www.norlitz.localhost:8080' }],
  ['has our origin but is cross-site', { origin, 'sec-fetch-site': 'cross-site' }],
])('a state-changing request that %s is rejected (A13)', (_, headers) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) expect(isAllowed(method, headers)).toBe(false)
})
