import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { askContentService, toLocalesHeader } from './ask-content-service.ts'

const seen: { headers?: Record<string, unknown>; method?: string; body?: string } = {}
let answer = { status: 200, body: '{"data":{"ok":true}}' }
const server = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => (body += chunk))
  request.on('end', () => {
    Object.assign(seen, { headers: request.headers, method: request.method, body })
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
  })
})
let url = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  url = typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : ''
})

afterAll(() => server.close())

const ask = () =>
  askContentService(
    { url, key: 'a key' },
    { operation: 'Test', query: '{ ok }', languages: ['de'], answer: z.object({ ok: z.boolean() }) },
  )

test.each([
  [['de'], 'de, en'],
  [['en'], 'en'],
  [['en', 'ja', 'fr'], 'ja, fr, en'],
  [[], 'en'],
] as const)('the languages %j are asked for as %s: English stands last [S7-037]', (languages, header) => {
  expect(toLocalesHeader(languages)).toBe(header)
})

test('a question is a GraphQL POST with the wished languages and the key of the service [S7-033]', async () => {
  expect(await ask()).toEqual({ ok: true })
  expect(seen.method).toBe('POST')
  expect(seen.headers).toMatchObject({ locales: 'de, en', 'x-content-service-key': 'a key' })
  expect(JSON.parse(seen.body ?? '')).toEqual({ query: '{ ok }' })
})

test.each([
  [{ status: 500, body: '{}' }, 'content service answered 500'],
  [{ status: 200, body: '{"errors":[{"message":"no such field"}]}' }, 'no such field'],
  [{ status: 200, body: '{"data":{"ok":"perhaps"}}' }, 'ok'],
])('the answer %j is an error', async (wrong, message) => {
  answer = wrong
  await expect(ask()).rejects.toThrow(message)
})
