import { expect, test } from 'vitest'
import { operationIdOf } from '@ferrule/data-client/persisted-operations.fixture'
import { request } from '../support/request.ts'
import { settings } from '../support/settings.ts'

function send(body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) {
  return request(`${settings.edge}/api/data`, { method: 'POST', headers, body })
}

test('a persisted operation is executed', async () => {
  const variables = { language: 'en', country: 'CH', slugs: 'axion-56' }
  const { status, text } = await send(JSON.stringify({ documentId: operationIdOf('TeasedProducts'), variables }))
  expect(status).toBe(200)
  expect(text).toContain('"Axion 56"')
})

test.each([
  ['an ad hoc document', { query: '{ viewer { id } }' }, 400, 'AD_HOC_OPERATION'],
  ['an introspection query', { query: '{ __schema { types { name } } }' }, 400, 'AD_HOC_OPERATION'],
  ['an unknown id', { documentId: `sha256:${'0'.repeat(64)}` }, 404, 'UNKNOWN_OPERATION'],
  ['a batch', [{ query: '{ viewer { id } }' }], 400, 'BAD_REQUEST'],
])('%s is rejected before anything runs', async (_, body, status, code) => {
  const response = await send(JSON.stringify(body))
  expect([response.status, JSON.parse(response.text).errors[0].extensions.code]).toEqual([status, code])
  expect(response.text).not.toContain('"data"')
})

test('a form-encoded body, which another site could send, is rejected', async () => {
  const response = await send('query=%7Bviewer%7Bid%7D%7D', { 'content-type': 'application/x-www-form-urlencoded' })
  expect(response.status).toBe(415)
})
