import { readFile } from 'node:fs/promises'
import { buildSchema, parse, validate } from 'graphql'
import { describe, expect, test } from 'vitest'
import { operationIdOf, persistedOperations } from '@ferrule/data-client/persisted-operations.fixture'
import { newAddress, rightAnswers } from '../support/request-forms.ts'
import { request } from '../support/request.ts'
import { settings } from '../support/settings.ts'

const schemaFile = new URL('../../packages/data-client/schema.graphql', import.meta.url)

/** Calls the data service directly, as the website does. */
async function call(operation: string, input: Record<string, unknown>) {
  const { status, text } = await request(`${settings.data}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress() },
    body: JSON.stringify({ documentId: operationIdOf(operation), variables: { input } }),
  })
  return { status, body: JSON.parse(text) }
}

const requestContext = () => ({
  idempotencyKey: crypto.randomUUID(),
  language: 'en',
  siteSlug: '',
  timeZone: 'Europe/Vienna',
})

describe.each([
  ['service', 'SendServiceRequest', 'sendServiceRequest', 'S7-068'],
  ['licence', 'SendLicenceRequest', 'sendLicenceRequest', 'S7-069'],
])('the call of a %s request', (kind, operation, field, id) => {
  test(`matches the checked-in schema, and so does its response [${id}]`, async () => {
    const document = persistedOperations[operation] ?? ''
    expect(validate(buildSchema(await readFile(schemaFile, 'utf8')), parse(document))).toEqual([])
    const { status, body } = await call(operation, { ...requestContext(), ...rightAnswers(kind) })
    expect(status).toBe(200)
    expect(body).toEqual({ data: { [field]: { receipt: { token: expect.any(String) }, refusal: null } } })
  })

  test(`is rejected with a field that the schema does not have [${id}]`, async () => {
    const { body } = await call(operation, { ...requestContext(), ...rightAnswers(kind), isAdmin: true })
    expect(body.data ?? null).toBeNull()
    expect(body.errors).toHaveLength(1)
  })
})
