import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DataError } from '@ferrule/data-client/data-error'
import { expect, test } from 'vitest'
import { attempt } from './attempt.ts'
import { DeleteUser } from './delete-user.generated.ts'

const input = { userId: 'u1', idempotencyKey: 'k1' }

type Options = { fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined }

function attemptWith(send: (options: Options) => unknown) {
  return attempt(
    async (query) => (await query(DeleteUser, { input })).deleteUser,
    async (_operation, _variables, options = {}) => (await send(options)) as never,
  )
}

test('a saved change has no failure', async () => {
  const deleteUser = { id: 'u1', version: null, refusal: null, fields: [] }
  expect(await attemptWith(() => ({ deleteUser }))).toEqual({ payload: deleteUser, failure: undefined })
})

test('a refusal becomes a failure with its fields', async () => {
  const deleteUser = { id: null, version: null, refusal: 'only-administrator', fields: ['userId'] }
  const { payload, failure } = await attemptWith(() => ({ deleteUser }))
  expect(payload).toEqual(deleteUser)
  expect(failure).toEqual({ reason: 'only-administrator', fields: ['userId'], requestId: undefined })
})

test('an error of the data service becomes a failure with its code and request id, without a payload', async () => {
  const attempted = await attemptWith(() => {
    throw new DataError('Unexpected error', { status: 500, code: 'INTERNAL', requestId: 'r1' })
  })
  expect(attempted).toEqual({ failure: { reason: 'INTERNAL', fields: [], requestId: 'r1' } })
})

test('a lost connection becomes the failure network', async () => {
  const attempted = await attemptWith(() => {
    throw new TypeError('Failed to fetch')
  })
  expect(attempted.failure).toEqual({ reason: 'network', fields: [], requestId: undefined })
})

test('the request id of a refusal comes from the header of its response', async () => {
  const server = createServer((_, response) => response.writeHead(200, { 'X-Request-Id': 'r2' }).end())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const deleteUser = { id: null, version: null, refusal: 'not-allowed', fields: [] }
  const { failure } = await attemptWith(async ({ fetch: send }) => {
    await send?.(`http://127.0.0.1:${port}/`, {})
    return { deleteUser }
  })
  server.close()
  expect(failure?.requestId).toBe('r2')
})
