import { readFile } from 'node:fs/promises'
import { readOperations } from '@ferrule/data-client/read-operations'
import { buildSchema, parse, validate } from 'graphql'
import { describe, expect, test } from 'vitest'
import { operationIdOf } from './support/operation-id.ts'
import { newAddress, rightAnswers } from './support/request-forms.ts'
import { request } from './support/request.ts'
import { settings } from './support/settings.ts'

const schemaFile = new URL('../packages/data-client/schema.graphql', import.meta.url)

/** The call as the website makes it, past everything that stands before the data service. */
async function call(operation: string, input: Record<string, unknown>) {
  const { status, text } = await request(`${settings.data}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress() },
    body: JSON.stringify({ documentId: await operationIdOf(operation), variables: { input } }),
  })
  return { status, answer: JSON.parse(text) }
}

const facts = () => ({ idempotencyKey: crypto.randomUUID(), language: 'en', siteSlug: '', timeZone: 'Europe/Vienna' })

describe.each([
  ['service', 'SendServiceRequest', 'sendServiceRequest', 'S7-068'],
  ['licence', 'SendLicenceRequest', 'sendLicenceRequest', 'S7-069'],
])('the call of a %s request', (kind, operation, field, id) => {
  test(`is one of the checked-in schema and is answered as it says [${id}]`, async () => {
    const document = (await readOperations()).get(await operationIdOf(operation)) ?? ''
    expect(validate(buildSchema(await readFile(schemaFile, 'utf8')), parse(document))).toEqual([])
    const { status, answer } = await call(operation, { ...facts(), ...rightAnswers(kind) })
    expect(status).toBe(200)
    expect(answer).toEqual({ data: { [field]: { receipt: { token: expect.any(String) }, refusal: null } } })
  })

  test(`is refused when it sends what the schema does not know [${id}]`, async () => {
    const { answer } = await call(operation, { ...facts(), ...rightAnswers(kind), isAdmin: true })
    expect(answer.data ?? null).toBeNull()
    expect(answer.errors).toHaveLength(1)
  })
})
