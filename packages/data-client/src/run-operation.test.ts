import { expect, test } from 'vitest'
import { DataError } from './data-error.ts'
import type { Operation } from './operation.ts'
import { runOperation } from './run-operation.ts'

type ProductResult = { product: { name: string } | null; other?: null }
const operation: Operation<ProductResult, { slug: string }> = { name: 'Product', id: 'sha256:1f' }

function answering(status: number, body: string) {
  const sent: { url: string; init: RequestInit; body: unknown }[] = []
  const fetch = async (url: string, init: RequestInit) => {
    sent.push({ url, init, body: JSON.parse(await new Response(init.body ?? null).text()) })
    return new Response(body, { status })
  }
  return {
    sent,
    fetch,
    run: (options = {}) => runOperation(operation, { slug: 'a' }, { url: 'http://data', fetch, ...options }),
  }
}

async function errorOf(run: Promise<unknown>): Promise<DataError> {
  return run.then(
    () => Promise.reject(new Error('did not fail')),
    (error: unknown) => (error instanceof DataError ? error : Promise.reject(error)),
  )
}

test('sends the operation by POST with its variables and headers', async () => {
  const { sent, run } = answering(200, '{"data":{"product":{"name":"Axion 56"}}}')
  expect(await run({ headers: { dpop: 'p' } })).toEqual({ product: { name: 'Axion 56' } })
  expect(sent[0]).toMatchObject({ url: 'http://data', init: { method: 'POST', headers: { dpop: 'p' } } })
  expect(sent[0]?.body).toEqual({ documentId: 'sha256:1f', variables: { slug: 'a' } })
})

test('an error carries the first message, its code and the request id [S8-060]', async () => {
  const body =
    '{"data":null,"errors":[{"message":"Sign-in required","extensions":{"code":"UNAUTHENTICATED","requestId":"r1"}},{"message":"second"}]}'
  const error = await errorOf(answering(401, body).run())
  expect(error).toMatchObject({ message: 'Sign-in required', status: 401, code: 'UNAUTHENTICATED', requestId: 'r1' })
})

test.each([
  [503, '<html>maintenance</html>'],
  [502, ''],
  [200, 'null'],
  [200, '[]'],
  [500, '{"errors":[{"message":""}]}'],
  [200, '{"data":null}'],
  [200, '{}'],
])('without a message the status says it: %i %s [S8-061] [S7-054]', async (status, body) => {
  expect((await errorOf(answering(status, body).run())).message).toBe(`GraphQL Error (Code: ${status})`)
})

test('a question that could not be asked is thrown to whoever asked it [S8-059]', async () => {
  const lost = new TypeError('Failed to fetch')
  const fetch = () => Promise.reject(lost)
  await expect(runOperation(operation, { slug: 'a' }, { url: 'http://data', fetch })).rejects.toBe(lost)
})

test('all fields null is a failure [S7-053]', async () => {
  expect((await errorOf(answering(200, '{"data":{"product":null,"other":null}}').run())).status).toBe(200)
})

test('all fields null is an answer where the operation says so', async () => {
  expect(await answering(200, '{"data":{"product":null}}').run({ nullIsAnswer: true })).toEqual({ product: null })
})

test('data beside an error is not used', async () => {
  const body = '{"data":{"product":{"name":"x"}},"errors":[{"message":"Unexpected error"}]}'
  expect((await errorOf(answering(200, body).run())).message).toBe('Unexpected error')
})

const missing = '{"message":"No product found for slug","extensions":{"code":"NOT_FOUND"}}'

test('what is not found is null where null says something, and an error elsewhere [S8-049]', async () => {
  const body = `{"data":{"product":null},"errors":[${missing}]}`
  expect(await answering(200, body).run({ nullIsAnswer: true })).toEqual({ product: null })
  expect(await errorOf(answering(200, body).run())).toMatchObject({ message: 'No product found for slug' })
})

test('what is not found does not hide what went wrong beside it', async () => {
  const body = `{"data":{"product":null},"errors":[${missing},{"message":"Unexpected error","extensions":{"code":"INTERNAL"}}]}`
  expect(await errorOf(answering(200, body).run({ nullIsAnswer: true }))).toMatchObject({ code: 'INTERNAL' })
})
