import { createLog } from '@ferrule/telemetry/log'
import { expect, test } from 'vitest'
import { createSessionCheck } from './session-check.ts'

const claims = { sub: 'a1', given_name: 'Anna', roles: ['kmx_int_direct_active'] }
const log = createLog({ service: 'test', write: () => undefined })

function setUp(responses: (() => unknown)[]) {
  let time = 0
  let calls = 0
  const check = createSessionCheck({
    introspect: async () => responses[calls++]?.(),
    log,
    now: () => time,
  })
  return { check, calls: () => calls, advance: (ms: number) => (time += ms) }
}

const unavailable = () => {
  throw new TypeError('fetch failed')
}

test('uses the current roles and not those of the token', async () => {
  const { check } = setUp([() => ({ active: true, sub: 'a1', roles: [] })])
  expect(await check('t', claims)).toMatchObject({ sub: 'a1', roles: [] })
})

test('reports an ended session although its token is still valid', async () => {
  const { check } = setUp([() => ({ active: false })])
  expect(await check('t', claims)).toBe('ended')
})

test('calls the identity server once per token', async () => {
  const response = () => ({ active: true, sub: 'a1' })
  const { check, calls } = setUp([response, response])
  await Promise.all(Array.from({ length: 20 }, () => check('t', claims)))
  expect(calls()).toBe(1)
  await check('other', claims)
  expect(calls()).toBe(2)
})

test('accepts tokens during an outage and does not call the identity server for ten seconds', async () => {
  const { check, calls, advance } = setUp([unavailable, () => ({ active: false })])
  expect(await check('t', claims)).toBe(claims)
  expect(await check('t', claims)).toBe(claims)
  expect(calls()).toBe(1)
  advance(10_000)
  expect(await check('t', claims)).toBe('ended')
})

test('treats an invalid response as an outage', async () => {
  const { check } = setUp([() => 'what?'])
  expect(await check('t', claims)).toBe(claims)
})
