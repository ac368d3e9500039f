import { expect, test } from 'vitest'
import { DataError } from './data-error.ts'
import type { Operation } from './operation.ts'
import { runOperation } from './run-operation.ts'

type ProductResult = { product: { name: string } | null; other?: null }
const operation: Operation<ProductResult, { slug: string }> = { name: 'Product', id: 'sha256:1f' }

function respondWith(status: number, body: string) {
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
  const { sent, run } = respondWith(200, '{"data":{"product":{"name":"Axion 56"}}}')
  expect(await run({ headers: { dpop: 'p' } })).toEqual({ product: { name: 'Axion 56' } })
  expect(sent[0]).toMatchObject({ url: 'http://data', init: { method: 'POST', headers: { dpop: 'p' } } })
  expect(sent[0]?.body).toEqual({ documentId: 'sha256:1f', variables: { slug: 'a' } })
})

test('throws an error with the first message, its code and the request id [S8-060]', async () => {
  const body =
    '{"data":null,"errors":[{"message":"Sign-in required","extensions":{"code":"UNAUTHENTICATED","requestId":"r1"}},{"message":"second"}]}'
  const error = await errorOf(respondWith(401, body).run())
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
])('without a message the error names the status: %i %s [S8-061] [S7-054]', async (status, body) => {
  expect((await errorOf(respondWith(status, body).run())).message).toBe(`GraphQL Error (Code: ${status})`)
})

test('throws a network error to the caller unchanged [S8-059]', async () => {
  const lost = new TypeError('Failed to fetch')
  const fetch = () => Promise.reject(lost)
  await expect(runOperation(operation, { slug: 'a' }, { url: 'http://data', fetch })).rejects.toBe(lost)
})

test('treats a response whose fields are all null as a failure [S7-053]', async () => {
  expect((await errorOf(respondWith(200, '{"data":{"product":null,"other":null}}').run())).status).toBe(200)
})

test('accepts a response whose fields are all null with allowNull', async () => {
  expect(await respondWith(200, '{"data":{"product":null}}').run({ allowNull: true })).toEqual({ product: null })
})

test('does not use data beside an error', async () => {
  const body = '{"data":{"product":{"name":"x"}},"errors":[{"message":"Unexpected error"}]}'
  expect((await errorOf(respondWith(200, body).run())).message).toBe('Unexpected error')
})

const missing = '{"message":"No product found for slug","extensions":{"code":"NOT_FOUND"}}'

test('a missing record is null with allowNull and an error without it [S8-049]', async () => {
  const body = `{"data":{"product":null},"errors":[${missing}]}`
  expect(await respondWith(200, body).run({ allowNull: true })).toEqual({ product: null })
  expect(await errorOf(respondWith(200, body).run())).toMatchObject({ message: 'No product found for slug' })
})

test('a missing record does not hide another error', async () => {
  const body = `{"data":{"product":null},"errors":[${missing},{"message":"Unexpected error","extensions":{"code":"INTERNAL"}}]}`
  expect(await errorOf(respondWith(200, body).run({ allowNull: true }))).toMatchObject({ code: 'INTERNAL' })
})
