import { EventEmitter } from 'node:events'
import { context, trace } from '@opentelemetry/api'
import { startTracing, withSpan } from '@ferrule/telemetry/tracing'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { traceQueries } from './trace-queries.ts'

const folder = await mkdtemp(join(tmpdir(), 'traces-'))
const flush = startTracing({ service: 'test', folder })
afterAll(() => {
  trace.disable()
  context.disable()
})

type Callback = (error: null, rows: string[]) => void

/** An asynchronous client with callbacks and promises, like the driver's. */
const client = {
  query(_text: string | { text: string }, _values?: unknown[], callback?: Callback): Promise<string[]> | undefined {
    if (!callback) return new Promise((resolve) => setTimeout(() => resolve(['row']), 5))
    setTimeout(() => callback(null, ['row']), 5)
    return undefined
  },
}

test('queries appear in the trace of their request, with their text and without values', async () => {
  const pool = new EventEmitter()
  traceQueries(pool)
  pool.emit('connect', client)
  await withSpan('request', {}, async () => {
    expect(await client.query({ text: 'select 1' }, ['canary'])).toEqual(['row'])
    const rows = new Promise((resolve) => {
      void client.query('select 2', ['canary'], (_, result) => resolve(result))
    })
    expect(await rows).toEqual(['row'])
  })
  await flush()
  const text = await readFile(join(folder, 'test.jsonl'), 'utf8')
  const spans = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const request = spans.find(({ name }) => name === 'request')
  const queries = spans.filter(({ name }) => name === 'postgres query')
  expect(queries.map(({ attributes }) => attributes['db.statement'])).toEqual(['select 1', 'select 2'])
  expect(queries.every(({ parentSpanId }) => parentSpanId === request.spanId)).toBe(true)
  expect(text).not.toContain('canary')
})
