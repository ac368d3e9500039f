import { startDataService } from '../catalogue/started-server.ts'
import { dropDatabase } from '../support/spawned-database.ts'
import { PortalClient } from '../tickets/portal-client.ts'
import { startKeyServer } from '../token-check/key-server.ts'
import { createProofKeys } from '../token-check/signed-requests.ts'
import { isShort } from '../write-result.ts'

export type PortalService<Size> = { database: string; client: PortalClient; size: Size }

type PortalSizes<Size> = {
  /** Of the databases, before the number of each. */
  name: string
  sizes: readonly Size[]
  /** Creates and fills a database; returns its URL. */
  fill: (database: string, size: Size) => Promise<string>
  /** The subject of the service agent who sends the queries of the service desk. */
  toAgent?: (size: Size) => string
}

/** Fills a database of each size and starts a data service for it. */
export async function startPortalServices<Size>(
  cleanup: AsyncDisposableStack,
  { name, sizes, fill, toAgent = () => '' }: PortalSizes<Size>,
): Promise<PortalService<Size>[]> {
  const keys = await createProofKeys()
  const identity = await startKeyServer(keys)
  cleanup.defer(identity.stop)
  const services: PortalService<Size>[] = []
  for (const [place, size] of sizes.entries()) {
    const database = `ferrule_bench_growth_${name}_${place}${isShort ? '_short' : ''}`
    await dropDatabase(database)
    cleanup.defer(() => dropDatabase(database))
    const databaseUrl = await fill(database, size)
    const service = await startDataService(databaseUrl, { IDENTITY_INTERNAL_URL: identity.url })
    cleanup.defer(service.stop)
    services.push({ database, client: new PortalClient(service.url, keys, toAgent(size)), size })
  }
  return services
}
