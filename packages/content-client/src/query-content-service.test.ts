import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { queryContentService, toLocalesHeader } from './query-content-service.ts'

const seen: { headers?: Record<string, unknown>; method?: string; body?: string } = {}
let response = { status: 200, body: '{"data":{"ok":true}}' }
const server = createServer((request, reply) => {
  let body = ''
  request.on('data', (chunk) => (body += chunk))
  request.on('end', () => {
    Object.assign(seen, { headers: request.headers, method: request.method, body })
    reply.writeHead(response.status, { 'content-type': 'application/json' }).end(response.body)
  })
})
let url = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  url = typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : ''
})

afterAll(() => server.close())

const runQuery = () =>
  queryContentService(
    { url, key: 'a key' },
    { operation: 'Test', query: '{ ok }', languages: ['de'], answer: z.object({ ok: z.boolean() }) },
  )

test.each([
  [['de'], 'de, en'],
  [['en'], 'en'],
  [['en', 'ja', 'fr'], 'ja, fr, en'],
  [[], 'en'],
] as const)('the locales header for %j is %s, with English last [S7-037]', (languages, header) => {
  expect(toLocalesHeader(languages)).toBe(header)
})

test('a query is a GraphQL POST with the locales header and the service key [S7-033]', async () => {
  expect(await runQuery()).toEqual({ ok: true })
  expect(seen.method).toBe('POST')
  expect(seen.headers).toMatchObject({ locales: 'de, en', 'x-content-service-key': 'a key' })
  expect(JSON.parse(seen.body ?? '')).toEqual({ query: '{ ok }' })
})

test.each([
  [{ status: 500, body: '{}' }, 'content service responded with 500'],
  [{ status: 200, body: '{"errors":[{"message":"no such field"}]}' }, 'no such field'],
  [{ status: 200, body: '{"data":{"ok":"perhaps"}}' }, 'ok'],
])('the response %j is an error', async (invalid, message) => {
  response = invalid
  await expect(runQuery()).rejects.toThrow(message)
})
