import { expect, test } from 'vitest'
import { operationIdOf } from './support/operation-id.ts'
import { request } from './support/request.ts'
import { settings } from './support/settings.ts'

function ask(body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) {
  return request(`${settings.edge}/api/data`, { method: 'POST', headers, body })
}

test('an operation of our own pages is answered', async () => {
  const variables = { language: 'en', country: 'CH', slugs: 'axion-56' }
  const { status, text } = await ask(JSON.stringify({ documentId: await operationIdOf('TeasedProducts'), variables }))
  expect(status).toBe(200)
  expect(text).toContain('"Axion 56"')
})

test.each([
  ['a document of a stranger', { query: '{ viewer { id } }' }, 400, 'AD_HOC_OPERATION'],
  ['a question about the schema', { query: '{ __schema { types { name } } }' }, 400, 'AD_HOC_OPERATION'],
  ['an id nobody knows', { documentId: `sha256:${'0'.repeat(64)}` }, 404, 'UNKNOWN_OPERATION'],
  ['several at once', [{ query: '{ viewer { id } }' }], 400, 'BAD_REQUEST'],
])('%s is refused before anything runs', async (_, body, status, code) => {
  const answer = await ask(JSON.stringify(body))
  expect([answer.status, JSON.parse(answer.text).errors[0].extensions.code]).toEqual([status, code])
  expect(answer.text).not.toContain('"data"')
})

test('what a form of another site could send is not understood', async () => {
  const answer = await ask('query=%7Bviewer%7Bid%7D%7D', { 'content-type': 'application/x-www-form-urlencoded' })
  expect(answer.status).toBe(415)
})
