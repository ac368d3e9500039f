import { buildSchema, parse, validate } from 'graphql'
import type { Endpoint, PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { hideAccessSchema, noAccessQueries } from './hide-access-schema.ts'

const handler = async () => new Response('all collections and fields')
const aRoute = (path: string): Endpoint => ({ path, method: 'get', handler })
/** Only the fields that are read. */
const aRequest = (user?: object) => ({ user, t: (key: string) => key }) as Partial<PayloadRequest> as PayloadRequest

test.each([
  ['/access', false],
  ['/access/:id?', false],
  ['/accessories', true],
  ['/:id', true],
])('anonymous requests to %s are answered: %s [C10]', async (path, isPublic) => {
  const { endpoints, collections } = hideAccessSchema({
    endpoints: [aRoute(path)],
    collections: [{ endpoints: false }, { endpoints: [aRoute(path)] }],
  })
  for (const routes of [endpoints, collections[1]?.endpoints]) {
    const [route] = routes || []
    const send = async (user?: object) => route?.handler(aRequest(user))
    await expect(send({ id: '1' })).resolves.toBeInstanceOf(Response)
    if (isPublic) await expect(send()).resolves.toBeInstanceOf(Response)
    else await expect(send()).rejects.toMatchObject({ status: 403 })
  }
})

test.each([
  ['{ Access { a } }', false],
  ['{ alias: docAccessPage(id: 1) { a } }', false],
  ['{ Pages { a } }', true],
])('the GraphQL query %s is valid: %s [C10]', (query, isValid) => {
  const schema = buildSchema(`type A { a: Int } type Query { Access: A docAccessPage(id: Int): A Pages: A }`)
  expect(validate(schema, parse(query), [noAccessQueries]).length === 0).toBe(isValid)
})
