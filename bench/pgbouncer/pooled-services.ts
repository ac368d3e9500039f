import { freePort } from '@ferrule/tasks/free-port'
import { setting } from '../support/request.ts'
import { spawnedProcess } from '../support/spawned-process.ts'
import { toPooled } from './pooler.ts'

export type PooledServices = { origins: readonly [string, string]; stop: () => Promise<void> }

/**
 * Starts two data services whose requests go through the pooler. Without `isPooled` they do not know of it and prepare
 * statements.
 */
export async function startPooledServices(
  address: string,
  { isPooled }: { isPooled: boolean },
): Promise<PooledServices> {
  const start = async (name: string) => {
    const [port, operationsPort] = [await freePort(), await freePort()]
    const url = new URL(isPooled ? setting('DATA_DATABASE_URL') : toPooled(address))
    // Postgres shows which service uses a connection of the pooler.
    url.searchParams.set('application_name', name)
    const service = spawnedProcess({
      script: 'src/serve.ts',
      operationsPort,
      environment: {
        NODE_ENV: 'production',
        TRACES_FOLDER: '',
        DATA_PORT: `${port}`,
        DATA_OPERATIONS_PORT: `${operationsPort}`,
        DATA_DATABASE_URL: url.href,
        DATA_POOLER: isPooled ? address : '',
      },
    })
    await service.start()
    return { origin: `http://127.0.0.1:${port}`, service }
  }
  const [one, other] = await Promise.all([start('pooled-one'), start('pooled-other')])
  return {
    origins: [one.origin, other.origin],
    stop: async () => void (await Promise.all([one.service.kill(), other.service.kill()])),
  }
}
