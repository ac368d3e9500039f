import { readFile } from 'node:fs/promises'
import { freePort } from '@ferrule/tasks/free-port'
import { spawnedChild } from '../support/spawned-child.ts'
import { request, until } from '../support/request.ts'

export type MeasuredService = {
  /** Sends one request and returns the status. */
  send: (headers: Record<string, string>) => Promise<number>
  /** CPU time of the process so far, in milliseconds. */
  processorTime: () => Promise<number>
  stop: () => void
}

/** The resolution of CPU time in `/proc`. */
const tickMs = 10

/** Starts a data service on its own ports with this identity server. */
export async function startMeasuredService(identityUrl: string): Promise<MeasuredService> {
  const [port, operationsPort] = [await freePort(), await freePort()]
  const child = spawnedChild(process.execPath, ['src/serve.ts'], {
    cwd: new URL('../../apps/data/', import.meta.url),
    stdio: 'ignore',
    env: {
      ...process.env,
      DATA_PORT: `${port}`,
      DATA_OPERATIONS_PORT: `${operationsPort}`,
      IDENTITY_INTERNAL_URL: identityUrl,
      LOG_LEVEL: 'error',
      GRAPHQL_AD_HOC: 'true',
      TRACES_FOLDER: '',
    },
  })
  await until('the data service is ready', async () => {
    const response = await request(`http://127.0.0.1:${operationsPort}/readyz`).catch(() => undefined)
    return response?.status === 200
  })
  return {
    send: async (headers) => {
      const { status } = await request(`http://127.0.0.1:${port}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: '{"query":"{ __typename }"}',
      })
      return status
    },
    processorTime: async () => {
      const fields = (await readFile(`/proc/${child.pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? []
      return (Number(fields[11]) + Number(fields[12])) * tickMs
    },
    stop: () => void child.kill(),
  }
}
