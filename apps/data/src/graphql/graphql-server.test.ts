import { createLog } from '@ferrule/telemetry/log'
import { describe, expect, test } from 'vitest'
import { type Actor, anonymous } from '../sign-in/actor.ts'
import { userAdminAccess } from '@ferrule/data-client/user-admin-access.fixture'
import { persistedOperations } from '@ferrule/data-client/persisted-operations.fixture'
import { toUserProfile } from '@ferrule/domain/sign-in/user-profile'
import { createGraphqlServer } from './graphql-server.ts'
import { prepareDocument } from './prepare-document.ts'
import { aRequestContext } from './request-context.fixture.ts'
import { createSchema } from './schema.ts'

const schema = createSchema()

type RequestOptions = {
  actor?: Actor
  introspection?: boolean
  adHoc?: boolean
  operations?: ReadonlyMap<string, string>
}

async function send(body: unknown, { actor = anonymous, ...options }: RequestOptions = {}) {
  const lines: string[] = []
  const log = createLog({ service: 'test', write: (line) => lines.push(line) })
  const settings = { introspection: false, adHoc: true, operations: new Map<string, string>(), ...options }
  const server = createGraphqlServer({ schema, log, ...settings })
  const { status, body: text } = await server(JSON.stringify(body), aRequestContext({ log, actor }))
  return { status, text, logged: lines.join('') }
}

const anna: Actor = {
  kind: 'user',
  profile: toUserProfile({ sub: 'a1', given_name: 'Anna', family_name: 'Berg', roles: 'kmx_r' }),
  session: { id: 's1', authenticatedAt: undefined },
}

describe('viewer', () => {
  test('is refused to anonymous visitors', async () => {
    const { status, text } = await send({ query: '{ viewer { id } }' })
    expect(status).toBe(401)
    expect(JSON.parse(text)).toMatchObject({
      data: { viewer: null },
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    })
  })

  test('returns the signed-in user', async () => {
    const { text } = await send({ query: '{ viewer { id fullName initials roles } }' }, { actor: anna })
    expect(JSON.parse(text)).toEqual({
      data: { viewer: { id: 'a1', fullName: 'Anna Berg', initials: 'AB', roles: ['kmx_r'] } },
    })
  })
})

describe('an internal error', () => {
  test.each([
    ['of the database', '{ getProductBySlugV2(language: "en", slug: "a") { name } }'],
    ['of the search engine [S8-058]', '{ search(localeCode: "en", siteSlug: "", query: "a", page: 1) { total } }'],
  ])('%s is returned without its cause, and logged', async (_, query) => {
    const { status, text, logged } = await send({ query })
    expect(status).toBe(500)
    expect(JSON.parse(text).errors).toEqual([expect.objectContaining({ message: 'Unexpected error' })])
    expect(text).not.toMatch(/canary|ECONNREFUSED|127\.0\.0\.1|\.ts/)
    expect(logged).toContain('graphql-fault')
  })

  test('is logged with its variables, cut to 50 characters and without typed text [S9-077]', async () => {
    const query = 'query ($slug: String!) { getProductBySlugV2(language: "en", slug: $slug) { name } }'
    const { logged } = await send({ query, variables: { slug: 'typed-canary', not: 1, needed: 'x'.repeat(60) } })
    expect(JSON.parse(logged.trim().split('\n').at(-1) ?? '').variables).toBe(
      '{"slug":"12 characters","not":1,"needed":"60 chara',
    )
    expect(logged).not.toContain('typed-canary')
  })
})

const product = 'getProductBySlugV2(language: "en", slug: "a") { id }'
const related = (depth: number): string => (depth === 0 ? 'name' : `related { product { ${related(depth - 1)} } }`)
const times = (count: number, word: (index: number) => string) =>
  Array.from({ length: count }, (_, n) => word(n)).join(' ')
const fragments = (count: number) =>
  times(count, (n) => `fragment F${n} on Product { related { product { ...F${n + 1} ...F${n + 1} } } }`)

const refused = [
  ['introspection', 'introspection', '{ __schema { types { name } } }'],
  ['introspection of a type', 'introspection', '{ __type(name: "Query") { name } }'],
  ['too many aliases', 'Aliases limit', `{ ${times(16, (n) => `a${n}: ${product}`)} }`],
  ['too many tokens', '1000 tokens', `{ ${'viewer { id } '.repeat(400)} }`],
  ['too many directives', 'Directives limit', `{ viewer { id ${'@include(if: true) '.repeat(51)} } }`],
  ['too deep nesting', 'depth limit', `{ ${'a { '.repeat(9)} id ${'} '.repeat(9)} }`],
  [
    'products of products of products',
    'depth limit',
    `{ getProductBySlugV2(language: "en", slug: "a") { ${related(6)} } }`,
  ],
  [
    'too much at once',
    'Cost limit',
    `{ ${times(15, (n) => `a${n}: getProductsBySlugs(language: "en", slugs: "a") { related { product { related { product { id name slug route brand status image video language variantCount shortDescription longDescription } } } } }`)} }`,
  ],
  [
    'fragments that double',
    'limit',
    `{ getProductBySlugV2(language: "en", slug: "a") { ...F0 } } ${fragments(20)} fragment F20 on Product { name }`,
  ],
  [
    'a fragment within itself',
    'Cannot spread fragment',
    `{ getProductBySlugV2(language: "en", slug: "a") { ...F } } fragment F on Product { related { product { ...F } } }`,
  ],
  ['an unknown field', 'Cannot query field', '{ secret }'],
  ['half a document', 'Syntax Error', '{ viewer {'],
  ['a mutation without its input', 'is required', 'mutation { sendContactRequest { receipt { number } } }'],
  [
    'the same field with two meanings',
    'conflict',
    `{ ${times(80, (n) => `getProductBySlugV2(language: "en", slug: "${n}") { id }`)} }`,
  ],
] as const

/** CPU time in milliseconds, which other processes affect little. */
function costOf(act: () => unknown): number {
  const before = process.cpuUsage()
  act()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

describe('refuses before execution', () => {
  test.each(refused)('%s', async (_, reason, query) => {
    const { status, text, logged } = await send({ query })
    expect(status).toBe(400)
    expect(text).toContain(reason)
    expect(JSON.parse(text).data ?? null).toBeNull()
    expect(logged).toBe('')
  })

  test.each(refused)('%s, in 5 ms', (_name, _reason, query) => {
    const prepare = () => expect(prepareDocument(query, { schema, introspection: false })).toHaveProperty('errors')
    // Takes the best of many runs, because a busy core can double even the CPU time.
    const giveUpAt = performance.now() + 20_000
    let best = costOf(prepare)
    while (best >= 5 && performance.now() < giveUpAt) best = Math.min(best, costOf(prepare))
    expect(best).toBeLessThan(5)
  })

  test('several operations in one request', async () => {
    expect((await send([{ query: '{ viewer { id } }' }, { query: '{ viewer { id } }' }])).status).toBe(400)
  })

  test('an unknown field in an input', async () => {
    const query =
      'mutation ($input: SendContactRequestInput!) { sendContactRequest(input: $input) { receipt { number } } }'
    expect((await send({ query, variables: { input: { status: 'answered' } } })).status).toBe(400)
  })
})

test('does not suggest other field names for a wrong one', async () => {
  expect((await send({ query: '{ viewerr { id } }' })).text).not.toMatch(/did you mean/i)
})

test('allows introspection if it is enabled', async () => {
  expect((await send({ query: '{ __schema { queryType { name } } }' }, { introspection: true })).status).toBe(200)
})

describe('with registered operations only', () => {
  const text = '{ viewer { id } }'
  const known = { adHoc: false, actor: anna, operations: new Map([['sha256:1', text]]) }

  test('runs a registered operation', async () => {
    const { status, text: response } = await send({ documentId: 'sha256:1' }, known)
    expect([status, JSON.parse(response)]).toEqual([200, { data: { viewer: { id: 'a1' } } }])
  })

  test('returns 404 for an unknown operation', async () => {
    const { status, text: response } = await send({ documentId: 'sha256:2', query: text }, known)
    expect(status).toBe(404)
    expect(response).toContain('UNKNOWN_OPERATION')
  })

  test('refuses any other document, also the text of a registered one', async () => {
    const { status, text: response } = await send({ query: text }, known)
    expect(status).toBe(400)
    expect(response).toContain('AD_HOC_OPERATION')
  })

  test('does not start with an invalid registered operation', async () => {
    const operations = new Map([['sha256:3', '{ nothing }']])
    await expect(send({ documentId: 'sha256:3' }, { operations })).rejects.toThrow('Cannot query field')
  })
})

test('every registered operation is valid in the schema [S7-066]', async () => {
  const operations = Object.values(persistedOperations)
  expect(operations.length).toBeGreaterThan(0)
  for (const text of operations)
    expect(prepareDocument(text, { schema, introspection: false })).toHaveProperty('document')
})

test('every call of user administration conforms to the schema [S7-067]', () => {
  for (const name of Object.keys(userAdminAccess))
    expect(prepareDocument(persistedOperations[name] ?? '', { schema, introspection: false }), name).toHaveProperty(
      'document',
    )
})
