import { expect, test } from 'vitest'
import { toMailError } from './mail-refusal.ts'

const error = (command: string, responseCode?: number) => Object.assign(new Error('x'), { command, responseCode })

test.each([
  ['RCPT TO', 550, 'for-good'],
  ['DATA', 554, 'for-good'],
  ['RCPT TO', 450, 'not-now'],
  ['DATA', 452, 'not-now'],
])('%s answered with %s refuses the mail %s', (command, code, kind) => {
  expect(toMailError(error(command, code))).toMatchObject({ name: 'MailRefusal', kind })
})

test.each([
  ['CONN', undefined],
  ['CONN', 554],
  ['AUTH', 535],
  ['MAIL FROM', 550],
])('%s answered with %s says nothing about the mail', (command, code) => {
  const thrown = error(command, code)
  expect(toMailError(thrown)).toBe(thrown)
})
