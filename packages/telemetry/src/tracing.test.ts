import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { currentRequestId, recordQuery, startTracing, withServerSpan, withSpan } from './tracing.ts'

const traceId = '0af7651916cd43dd8448eb211c80319c'

test('all spans of a request have the trace id of the caller, and failures are marked', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'traces-'))
  const stop = startTracing({ service: 'test', folder })
  const traceparent = `00-${traceId}-b7ad6b7169203331-01`
  const failing = withServerSpan('GET /page', { traceparent }, async () => {
    expect(currentRequestId()).toBe(traceId)
    recordQuery('select 1', 3)
    await withSpan('render', {}, () => Promise.reject(new RangeError('too wide')))
  })
  await expect(failing).rejects.toThrow('too wide')
  await stop()

  const spans = readFileSync(join(folder, 'test.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line): { traceId: string; name: string; failed: boolean } => JSON.parse(line))
  expect(spans.every((span) => span.traceId === traceId)).toBe(true)
  expect(Object.fromEntries(spans.map((span) => [span.name, span.failed]))).toEqual({
    'postgres query': false,
    render: true,
    'GET /page': true,
  })
})
