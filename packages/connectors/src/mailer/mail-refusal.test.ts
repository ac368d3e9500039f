import { expect, test } from 'vitest'
import { toMailError } from './mail-refusal.ts'

const error = (command: string, responseCode?: number) => Object.assign(new Error('x'), { command, responseCode })

test.each([
  ['RCPT TO', 550, 'permanent'],
  ['DATA', 554, 'permanent'],
  ['RCPT TO', 450, 'temporary'],
  ['DATA', 452, 'temporary'],
])('%s with code %s refuses the mail %s', (command, code, kind) => {
  expect(toMailError(error(command, code))).toMatchObject({ name: 'MailRefusal', kind })
})

test.each([
  ['CONN', undefined],
  ['CONN', 554],
  ['AUTH', 535],
  ['MAIL FROM', 550],
])('%s with code %s is not a refusal of the mail', (command, code) => {
  const thrown = error(command, code)
  expect(toMailError(thrown)).toBe(thrown)
})
