import { expect, test } from 'vitest'
import { createLog, errorFields } from './log.ts'

function logged(run: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = []
  run(createLog({ service: 'test', write: (line) => lines.push(line) }))
  return lines.join('')
}

test('writes one JSON line with service, event and allowed fields', () => {
  const line = JSON.parse(logged((log) => log.info('page-rendered', { status: 200, locale: 'de' })))
  expect(line).toMatchObject({ service: 'test', event: 'page-rendered', status: 200, locale: 'de' })
})

test('drops every field that is not on the allow-list', () => {
  const fields = { status: 200, token: 'secret-canary', email: 'canary@example.com' }
  expect(logged((log) => log.info('x', fields))).not.toContain('canary')
})

test('drops paths, which may contain the secret of a link [E19]', () => {
  const fields = { status: 200, path: '/en/requests/receipt/canary' }
  expect(logged((log) => log.info('x', fields))).not.toContain('canary')
})

test('escapes line breaks, so that input cannot forge a log line', () => {
  const text = logged((log) => log.info('x', { reason: 'a\n{"event":"forged"}' }))
  expect(text.trimEnd().split('\n')).toHaveLength(1)
})

test.each([
  ['is of several lines', () => new Error('rejected\nBearer pass-canary\ncanary@example.com')],
  ['is long', () => new Error(`${'line\n'.repeat(9)}canary`)],
])('leaves the message out of the stack if it %s', (_, createError) => {
  const { stack } = errorFields(createError())
  expect(stack).not.toContain('canary')
  expect(String(stack).split('\n')).toEqual(Array.from({ length: 5 }, () => expect.stringMatching(/^\s+at /)))
})

test.each([
  ['connect failed: postgres://data:pass-canary@127.0.0.1/data'],
  ['bad header: Bearer canary.canary.canary'],
  ['no such user canary@example.com'],
])('removes secrets from the error message %j', (message) => {
  expect(JSON.stringify(errorFields(new Error(message)).errorMessage)).not.toContain('canary')
})
