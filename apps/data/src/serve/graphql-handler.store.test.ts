import type { AddressInfo } from 'node:net'
import { toUserProfile } from '@ferrule/domain/sign-in/user-profile'
import { ok } from '@ferrule/domain/result'
import { createMetrics } from '@ferrule/telemetry/operations'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createGraphqlServer } from '../graphql/graphql-server.ts'
import { aRequestContext } from '../graphql/request-context.fixture.ts'
import { createSchema } from '../graphql/schema.ts'
import { createDatabase } from '../postgres/database.ts'
import { readSettings } from '../settings.ts'
import { type Actor, anonymous } from '../sign-in/actor.ts'
import { handleGraphql } from './graphql-handler.ts'
import { createHttpServer, type Handlers } from './http-server.ts'

const url = readSettings().DATA_DATABASE_URL
const connect = () => createDatabase({ url, name: 'test', maxConnections: 1, onConnectionError: () => {} })
const anna: Actor = {
  kind: 'user',
  profile: toUserProfile({ sub: 'a1', given_name: 'Anna' }),
  session: { id: 's1', authenticatedAt: undefined },
}

test('signed-in users do not wait while visitors use every connection', async () => {
  const [db, portalDb] = [connect(), connect()]
  const deps = aRequestContext({ db })
  const settings = { schema: createSchema(), operations: new Map(), adHoc: true, introspection: false, log: deps.log }
  const handler = {
    graphql: createGraphqlServer(settings),
    publicUrl: 'http://www.norlitz.localhost:8080/api/data',
    authenticate: async ({ authorization }: { authorization?: string | undefined }) =>
      ok(authorization ? anna : anonymous),
    deps,
    portalDb,
  }
  const handlers: Handlers = { '/graphql': (request, response) => handleGraphql(request, response, handler) }
  const server = createHttpServer({ handlers, log: deps.log, metrics: createMetrics('test') })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const post = async (headers: Record<string, string>) => {
    const started = performance.now()
    const { status } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query: '{ getProductCapabilities(language: "en") { slug } }' }),
    })
    return { status, milliseconds: performance.now() - started }
  }
  await post({ authorization: 'DPoP a' })
  const slow = sql`select pg_sleep(1.9)`.execute(db.queries)
  const [visitor, customer] = await Promise.all([post({}), post({ authorization: 'DPoP a' })])
  expect(customer.status).toBe(200)
  expect(customer.milliseconds).toBeLessThan(visitor.milliseconds)
  expect(visitor.milliseconds).toBeGreaterThan(1400)
  await slow
  server.closeAllConnections()
  server.close()
  await Promise.all([db.close(), portalDb.close()])
})
