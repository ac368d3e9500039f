import type { AddressInfo } from 'node:net'
import { toUserProfile } from '@ferrule/domain/sign-in/user-profile'
import { ok } from '@ferrule/domain/result'
import { createMetrics } from '@ferrule/telemetry/operations'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createGraphqlServer } from '../graphql/graphql-server.ts'
import { aRequestContext } from '../graphql/request-context-for-tests.ts'
import { createSchema } from '../graphql/schema.ts'
import { createDatabase } from '../postgres/database.ts'
import { readSettings } from '../settings.ts'
import { type Actor, anonymous } from '../sign-in/actor.ts'
import { answerGraphql } from './graphql-door.ts'
import { createHttpServer, type Doors } from './http-server.ts'

const url = readSettings().DATA_DATABASE_URL
const connect = () => createDatabase({ url, name: 'test', maxConnections: 1, onConnectionError: () => {} })
const anna: Actor = {
  kind: 'user',
  profile: toUserProfile({ sub: 'a1', given_name: 'Anna' }),
  session: { id: 's1', authenticatedAt: undefined },
}

test('visitors who keep every connection busy do not keep those who are signed in waiting', async () => {
  const [db, portalDb] = [connect(), connect()]
  const deps = aRequestContext({ db })
  const settings = { schema: createSchema(), operations: new Map(), adHoc: true, introspection: false, log: deps.log }
  const door = {
    graphql: createGraphqlServer(settings),
    publicUrl: 'http://www.norlitz.localhost:8080/api/data',
    readActor: async ({ authorization }: { authorization?: string | undefined }) =>
      ok(authorization ? anna : anonymous),
    deps,
    portalDb,
  }
  const doors: Doors = { '/graphql': (request, response) => answerGraphql(request, response, door) }
  const server = createHttpServer({ doors, log: deps.log, metrics: createMetrics('test') })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const ask = async (headers: Record<string, string>) => {
    const started = performance.now()
    const { status } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query: '{ getProductCapabilities(language: "en") { slug } }' }),
    })
    return { status, milliseconds: performance.now() - started }
  }
  await ask({ authorization: 'DPoP a' })
  const slow = sql`select pg_sleep(1.9)`.execute(db.queries)
  const [visitor, customer] = await Promise.all([ask({}), ask({ authorization: 'DPoP a' })])
  expect(customer.status).toBe(200)
  expect(customer.milliseconds).toBeLessThan(visitor.milliseconds)
  expect(visitor.milliseconds).toBeGreaterThan(1400)
  await slow
  server.closeAllConnections()
  server.close()
  await Promise.all([db.close(), portalDb.close()])
})
