import { expect, test } from 'vitest'
import { type Assessment, assessRecaptcha } from './assess-recaptcha.ts'

const person: Assessment = { isValid: true, action: 'SUBMIT', score: 0.9 }

test.each<[string, Partial<Assessment>, 'good' | 'none']>([
  ['a high score', {}, 'good'],
  ['the minimum score', { score: 0.5 }, 'good'],
  ['a low score', { score: 0.4 }, 'none'],
  ['an expired or used token', { isValid: false }, 'none'],
  ['a token for another action', { action: 'LOGIN' }, 'none'],
])('%s', (_, facts, proof) => {
  expect(assessRecaptcha({ ...person, ...facts })).toBe(proof)
})
