import { operationIdOf } from '@ferrule/data-client/persisted-operations.fixture'
import { operationLimits } from '@ferrule/domain/rate-limits/operation-limits'
import { expect, test } from 'vitest'
import { sendContactRequest } from '../support/contact-request.ts'
import { newAddress } from '../support/request-forms.ts'
import { request } from '../support/request.ts'
import { settings } from '../support/settings.ts'

/** Runs an operation through the GraphQL endpoint, without the forms of the website. */
async function run(operation: string, input: object, localAddress: string): Promise<string> {
  const { text } = await request(`${settings.edge}/api/data`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress() },
    body: JSON.stringify({ documentId: operationIdOf(operation), variables: { input } }),
    localAddress,
  })
  return text
}

const aComparison = () => ({
  idempotencyKey: crypto.randomUUID(),
  entries: [{ slug: 'corva-24' }, { slug: 'axion-56' }],
  measurementSystem: 'Metric',
})

test('an address shares a limited number of comparisons, also with forged headers [B8]', async () => {
  const from = newAddress()
  const { perAddress } = operationLimits['share-comparison']
  for (let count = 0; count < perAddress; count += 1)
    expect(await run('ShareComparison', aComparison(), from)).toContain('"refusal":null')
  expect(await run('ShareComparison', aComparison(), from)).toContain('"refusal":"limited"')
  expect(await run('ShareComparison', aComparison(), newAddress())).toContain('"refusal":null')
})

test('the form of the website counts in the same limit, and says so [B8]', async () => {
  const from = newAddress()
  for (let count = 0; count < operationLimits['share-comparison'].perAddress; count += 1)
    await run('ShareComparison', aComparison(), from)
  const fields = { idempotencyKey: crypto.randomUUID(), products: 'corva-24,axion-56', units: 'Metric' }
  const { status, text } = await request(`${settings.edge}/en/compare?products=corva-24,axion-56`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
    localAddress: from,
  })
  expect([status, text.includes('Please wait a minute')]).toEqual([429, true])
})

test('a request takes a limited number of additions, from however many addresses [B8]', async () => {
  const token = await sendContactRequest(crypto.randomUUID(), 'Which press for 16 mm²?')
  const add = () => {
    const addition = { token, idempotencyKey: crypto.randomUUID(), body: 'One more thing.', files: [] }
    return run('AddToRequest', addition, newAddress())
  }
  for (let count = 0; count < operationLimits['add-to-request'].perOwner; count += 1)
    expect(await add()).toContain('"refusal":null')
  expect(await add()).toContain('"refusal":"limited"')
})

test('the page of an unknown or expired short link says that links expire [B9]', async () => {
  const { status, text } = await request(`${settings.edge}/en/compare/AAAAAAAAAAAA`)
  expect(status).toBe(404)
  expect(text).toContain('does not exist or has expired')
})
