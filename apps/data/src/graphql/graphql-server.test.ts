import { createLog } from '@ferrule/telemetry/log'
import { describe, expect, test } from 'vitest'
import { createDatabase } from '../postgres/database.ts'
import { type Actor, anonymous } from '../sign-in/actor.ts'
import { toUserProfile } from '@ferrule/domain/sign-in/user-profile'
import { createGraphqlServer } from './graphql-server.ts'
import { createSchema } from './schema.ts'

const schema = createSchema()

/** Nothing listens there: every query is an outage. */
const db = createDatabase({
  url: 'postgres://canary:canary@127.0.0.1:1/canary',
  name: 'test',
  maxConnections: 1,
  onConnectionError: () => {},
})
const search = {
  ensureIndex: async () => {},
  put: async () => {},
  remove: async () => {},
  search: () => Promise.reject(new Error('connect ECONNREFUSED canary')),
  ping: async () => {},
  close: async () => {},
}

async function ask(
  body: unknown,
  { actor = anonymous, introspection = false }: { actor?: Actor; introspection?: boolean } = {},
) {
  const lines: string[] = []
  const log = createLog({ service: 'test', write: (line) => lines.push(line) })
  const server = createGraphqlServer({ schema, introspection, log })
  const context = { db, search, log, now: () => new Date(), actor }
  const headers = { 'content-type': 'application/json', accept: 'application/graphql-response+json' }
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  const response = await server.fetch('http://data/graphql', init, context)
  return { status: response.status, text: await response.text(), logged: lines.join('') }
}

const anna: Actor = {
  kind: 'user',
  profile: toUserProfile({ sub: 'a1', given_name: 'Anna', family_name: 'Berg', roles: 'kmx_r' }),
  session: { id: 's1', authenticatedAt: undefined },
}

describe('viewer', () => {
  test('is refused to anybody', async () => {
    const { status, text } = await ask({ query: '{ viewer { id } }' })
    expect(status).toBe(401)
    expect(JSON.parse(text)).toMatchObject({
      data: { viewer: null },
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    })
  })

  test('names the person who is signed in', async () => {
    const { text } = await ask({ query: '{ viewer { id fullName initials roles } }' }, { actor: anna })
    expect(JSON.parse(text)).toEqual({
      data: { viewer: { id: 'a1', fullName: 'Anna Berg', initials: 'AB', roles: ['kmx_r'] } },
    })
  })
})

describe('a fault', () => {
  test.each([
    ['of the database', '{ getProductBySlugV2(language: "en", slug: "a") { name } }'],
    ['of the search engine [S8-058]', '{ search(localeCode: "en", siteSlug: "", query: "a", page: 1) { total } }'],
  ])('%s is an error without its cause, and logged', async (_, query) => {
    const { status, text, logged } = await ask({ query })
    expect(status).toBe(500)
    expect(JSON.parse(text).errors).toEqual([expect.objectContaining({ message: 'Unexpected error' })])
    expect(text).not.toMatch(/canary|ECONNREFUSED|127\.0\.0\.1|\.ts/)
    expect(logged).toContain('graphql-fault')
  })
})

const product = 'getProductBySlugV2(language: "en", slug: "a") { id }'

describe('refuses before anything runs', () => {
  test.each([
    ['introspection', 'introspection', '{ __schema { types { name } } }'],
    ['introspection of a type', 'introspection', '{ __type(name: "Query") { name } }'],
    ['too many aliases', 'Aliases limit', `{ ${Array.from({ length: 16 }, (_, n) => `a${n}: ${product}`).join(' ')} }`],
    ['too many words', 'Token limit', `{ ${'viewer { id } '.repeat(400)} }`],
    ['too many directives', 'Directives limit', `{ viewer { id ${'@include(if: true) '.repeat(51)} } }`],
    ['too deep nesting', 'depth limit', `{ ${'a { '.repeat(9)} id ${'} '.repeat(9)} }`],
    ['an unknown field', 'Cannot query field', '{ secret }'],
    ['half a document', 'Syntax Error', '{ viewer {'],
    ['a mutation without its input', 'is required', 'mutation { sendContactRequest { receipt { number } } }'],
  ])('%s', async (_, reason, query) => {
    const { status, text, logged } = await ask({ query })
    expect(status).toBe(400)
    expect(text).toContain(reason)
    expect(JSON.parse(text).data ?? null).toBeNull()
    expect(logged).toBe('')
  })

  test('several operations in one request', async () => {
    expect((await ask([{ query: '{ viewer { id } }' }, { query: '{ viewer { id } }' }])).status).toBe(400)
  })

  test('a field nobody asked for in an input', async () => {
    const query =
      'mutation ($input: SendContactRequestInput!) { sendContactRequest(input: $input) { receipt { number } } }'
    expect((await ask({ query, variables: { input: { status: 'answered' } } })).status).toBe(400)
  })
})

test('a wrong field is not answered with the names of others', async () => {
  expect((await ask({ query: '{ viewerr { id } }' })).text).not.toMatch(/did you mean/i)
})

test('introspection is there for tools where a setting allows it', async () => {
  expect((await ask({ query: '{ __schema { queryType { name } } }' }, { introspection: true })).status).toBe(200)
})
