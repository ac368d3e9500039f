import { serviceNames } from '@ferrule/domain/portal-services/services-of-roles'
import { type ProfileClaims, toUserProfile } from '@ferrule/domain/sign-in/user-profile'
import { createLog } from '@ferrule/telemetry/log'
import { expect, test } from 'vitest'
import { createGraphqlServer } from '../graphql/graphql-server.ts'
import { aRequestContext } from '../graphql/request-context.fixture.ts'
import { createSchema } from '../graphql/schema.ts'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import type { ListedService } from './list-services.ts'
import { toServiceUrls } from './service-urls.ts'

const settings = readSettings()
const serviceUrls = toServiceUrls(settings)
const log = createLog({ service: 'test', write: () => {} })
const runGraphql = createGraphqlServer({
  schema: createSchema(),
  log,
  introspection: false,
  adHoc: true,
  operations: new Map(),
})

/** The services of a user, queried like the portal does. */
async function listServicesOf(claims: ProfileClaims): Promise<ListedService[]> {
  let services: ListedService[] = []
  await rolledBack(settings.DATA_DATABASE_URL, async (db) => {
    const session = { id: 's1', authenticatedAt: undefined }
    const context = aRequestContext({
      db,
      log,
      serviceUrls,
      actor: { kind: 'user', profile: toUserProfile(claims), session },
    })
    const query = '{ portalServices { name status serviceUrl userType } }'
    services = JSON.parse((await runGraphql(JSON.stringify({ query }), context)).body).data.portalServices
  })
  return services
}

test('the status of every service is unknown without a profile [S3-024]', async () => {
  const statuses = async (claims: ProfileClaims) => (await listServicesOf(claims)).map(({ status }) => status)
  expect(await statuses({ sub: 'svc-1' })).toEqual(serviceNames.map(() => 'unknown'))
  expect(await statuses({ sub: 'svc-1', name: 'Anna Berg' })).toEqual(serviceNames.map(() => 'unregistered'))
})

test.each([
  ['kmx_artemis_onpremuser', 'onprem'],
  ['x_kmx_artemis_onpremuser_7', 'onprem'],
  ['x_kmx_artemis_onprem', 'cloud'],
] as const)('a user with the role %s gets the wire-flow URL for %s [S4-019]', async (role, userType) => {
  const services = await listServicesOf({ sub: 'svc-1', roles: ['kmx_int_artemis_active', role] })
  const serviceUrl = serviceUrls[userType === 'onprem' ? 'wire-flow' : 'wire-flow-cloud']
  expect(services.find(({ name }) => name === 'wire-flow')).toEqual({
    name: 'wire-flow',
    status: 'active',
    userType,
    serviceUrl,
  })
})
