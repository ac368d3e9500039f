import { createLog } from '@ferrule/telemetry/log'
import { expect, test } from 'vitest'
import { createSessionCheck } from './session-check.ts'

const claims = { sub: 'a1', given_name: 'Anna', roles: ['kmx_int_direct_active'] }
const log = createLog({ service: 'test', write: () => undefined })

function aCheck(answers: (() => unknown)[]) {
  let time = 0
  let asked = 0
  const check = createSessionCheck({
    introspect: async () => answers[asked++]?.(),
    log,
    now: () => time,
  })
  return { check, asked: () => asked, pass: (ms: number) => (time += ms) }
}

const away = () => {
  throw new TypeError('fetch failed')
}

test('roles are those the person has now, not those of the token', async () => {
  const { check } = aCheck([() => ({ active: true, sub: 'a1', roles: [] })])
  expect(await check('t', claims)).toMatchObject({ sub: 'a1', roles: [] })
})

test('a session that ended is over, however long its token would hold', async () => {
  const { check } = aCheck([() => ({ active: false })])
  expect(await check('t', claims)).toBe('ended')
})

test('the identity server is asked once for many requests with the same token, and anew for another', async () => {
  const answer = () => ({ active: true, sub: 'a1' })
  const { check, asked } = aCheck([answer, answer])
  await Promise.all(Array.from({ length: 20 }, () => check('t', claims)))
  expect(asked()).toBe(1)
  await check('other', claims)
  expect(asked()).toBe(2)
})

test('while the identity server is away tokens are believed, and it is left in peace for ten seconds', async () => {
  const { check, asked, pass } = aCheck([away, () => ({ active: false })])
  expect(await check('t', claims)).toBe(claims)
  expect(await check('t', claims)).toBe(claims)
  expect(asked()).toBe(1)
  pass(10_000)
  expect(await check('t', claims)).toBe('ended')
})

test('an answer nobody can read counts as none', async () => {
  const { check } = aCheck([() => 'what?'])
  expect(await check('t', claims)).toBe(claims)
})
