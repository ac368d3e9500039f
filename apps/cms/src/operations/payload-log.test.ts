import { createLog } from '@ferrule/telemetry/log'
import { expect, test } from 'vitest'
import { forwardLine } from './payload-log.ts'

function written(line: object): string {
  const lines: string[] = []
  forwardLine(createLog({ service: 'cms', write: (text) => lines.push(text) }), JSON.stringify(line))
  return lines.join('')
}

test('a Payload message becomes one structured log line', () => {
  expect(JSON.parse(written({ level: 30, msg: 'Done.' }))).toMatchObject({
    service: 'cms',
    event: 'payload',
    reason: 'Done.',
  })
})

test('an error keeps its name, message and stack', () => {
  const err = { type: 'TypeError', message: 'boom', stack: 'TypeError: boom\n    at save (pages.ts:7)' }
  expect(JSON.parse(written({ level: 50, msg: 'failed', err }))).toMatchObject({
    level: 50,
    errorName: 'TypeError',
    errorMessage: 'boom',
    reason: 'failed',
    stack: '    at save (pages.ts:7)',
  })
})

test('drops additional fields and redacts secrets in messages', () => {
  const msg = 'cannot connect to postgres://content:canary@127.0.0.1'
  expect(written({ level: 40, msg, user: { email: 'canary@example.com' } })).not.toContain('canary')
})
