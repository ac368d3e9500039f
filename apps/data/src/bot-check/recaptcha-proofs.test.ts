import { createLog } from '@ferrule/telemetry/log'
import { expect, test } from 'vitest'
import { createRecaptchaProofs } from './recaptcha-proofs.ts'

const send = { form: 'contact', idempotencyKey: 'send-1' }

function setUp(score: () => number) {
  const assessed: string[] = []
  const proofs = createRecaptchaProofs({
    assess: async (token, action) => {
      assessed.push(`${token} ${action}`)
      return { isValid: true, action, score: score() }
    },
    siteKey: 'site',
    scriptUrl: 'https://robots.example/enterprise.js',
    log: createLog({ service: 'test', write: () => {} }),
  })
  return { proofs, assessed }
}

test('assesses a token with the action SUBMIT', async () => {
  const { proofs, assessed } = setUp(() => 0.9)
  expect(await proofs.check('t1', send)).toBe('good')
  expect(assessed).toEqual(['t1 SUBMIT'])
})

test('rates an empty token as none without calling the service', async () => {
  const { proofs, assessed } = setUp(() => 0.9)
  expect(await proofs.check('', send)).toBe('none')
  expect(assessed).toEqual([])
})

test('accepts a form as unverified while the service is down', async () => {
  const { proofs } = setUp(() => {
    throw new Error('gone')
  })
  expect(await proofs.check('t1', send)).toBe('none')
})
