import { createLog } from '@ferrule/telemetry/log'
import { createMetrics } from '@ferrule/telemetry/operations'
import { expect, test } from 'vitest'
import { createLineBudget } from './line-budget.ts'
import { receiveReports } from './receive-reports.ts'

function setUp() {
  const lines: string[] = []
  const metrics = createMetrics('test')
  const log = createLog({ service: 'test', write: (line) => lines.push(line) })
  const mayLog = createLineBudget(3, () => 0)
  const send = async (body: string) => {
    const request = new Request('http://www.norlitz.localhost/api/reports', { method: 'POST', body })
    return (await receiveReports(request, { log, metrics, mayLog })).status
  }
  return { lines, send, readMetrics: () => metrics.registry.metrics() }
}

const violation = (blockedURL: string) => ({
  type: 'csp-violation',
  url: 'https://www.norlitz.example/en/requests/receipt/canary',
  body: { effectiveDirective: 'img-src', blockedURL, sample: 'canary', documentURL: 'https://x.example/canary' },
})

test('counts reports by type, directive and kind of document [X9]', async () => {
  const { send, readMetrics } = setUp()
  const sent = [violation('https://evil.example/a'), violation('inline'), { type: 'deprecation', body: {} }]
  expect(await send(JSON.stringify(sent))).toBe(204)
  const metrics = await readMetrics()
  expect(metrics).toMatch(
    /^ferrule_browser_reports_total\{type="csp-violation",directive="img-src",document="form",.*\} 2$/m,
  )
  expect(metrics).toMatch(
    /^ferrule_browser_reports_total\{type="deprecation",directive="none",document="other",.*\} 1$/m,
  )
})

test('logs the directive and the blocked host only, and a limited number of lines [X9]', async () => {
  const { send, lines } = setUp()
  await send(JSON.stringify(Array.from({ length: 10 }, () => violation('https://evil.example/canary?canary'))))
  expect(lines).toHaveLength(3)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ directive: 'img-src', blockedHost: 'evil.example' })
  expect(lines.join('')).not.toContain('canary')
})

test.each([
  ['no JSON', '{', 400],
  ['another JSON', '{"a":1}', 400],
  ['too much', JSON.stringify([violation('x'.repeat(70_000))]), 413],
])('refuses %s [X9]', async (_, body, status) => {
  const { send, lines } = setUp()
  expect(await send(body)).toBe(status)
  expect(lines).toEqual([])
})

test('a budget of lines is renewed every minute', () => {
  let now = 0
  const mayLog = createLineBudget(2, () => now)
  expect([mayLog(), mayLog(), mayLog()]).toEqual([true, true, false])
  now = 60_000
  expect(mayLog()).toBe(true)
})
