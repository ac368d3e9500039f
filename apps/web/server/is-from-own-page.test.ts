import { expect, test } from 'vitest'
import { isFromOwnPage } from './is-from-own-page.ts'

const own = 'http://www.norlitz.localhost:8080'
const asks = (method: string, headers: Record<string, string>) =>
  isFromOwnPage(new Request(`${own}/api/data`, { method, headers }))

test.each(['GET', 'HEAD'])('%s changes nothing and may come from anywhere', (method) => {
  expect(asks(method, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).toBe(true)
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s may come from a page of the site', (method) => {
  expect(asks(method, { origin: own })).toBe(true)
  expect(asks(method, { origin: own, 'sec-fetch-site': 'same-origin' })).toBe(true)
})

test.each([
  ['names no origin', {}],
  ['hides its origin', { origin: 'null' }],
  ['is of a stranger', { origin: 'https://evil.example' }],
  ['is of a sister site', { origin: 'http://www.komax.localhost:8080', 'sec-fetch-site': 'same-site' }],
  ['has another port', { origin: 'http://www.norlitz.localhost:9090' }],
  ['has another scheme', { origin: 'https://www.norlitz.localhost:8080' }],
  ['claims our origin from elsewhere', { origin: own, 'sec-fetch-site': 'cross-site' }],
])('a change that %s is refused (A13)', (_, headers) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) expect(asks(method, headers)).toBe(false)
})
