import { createLog } from '@ferrule/telemetry/log'
import { expect, test } from 'vitest'
import { toWorkerLogger } from './worker-logger.ts'

function logged(message: string): string {
  const lines: string[] = []
  toWorkerLogger(createLog({ service: 'test', write: (line) => lines.push(line) })).error(message)
  return lines.join('')
}

test('logs connection messages of the library without passwords', () => {
  const line = logged('PostgreSQL idle client generated error: postgres://data:canary@127.0.0.1/data is gone')
  expect(line).toContain('is gone')
  expect(line).not.toContain('canary')
})

test('drops messages of the library about failed jobs', () => {
  expect(logged("Failed task 2 (send-mail, 6.28ms, attempt 2 of 25) with error 'canary@example.com'")).toBe('')
})
