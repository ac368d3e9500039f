import { readFile } from 'node:fs/promises'
import { freePort } from '@ferrule/tasks/free-port'
import { ownChild } from '../support/own-child.ts'
import { request, until } from '../support/request.ts'

export type MeasuredService = {
  /** Answers one request and says its status. */
  ask: (headers: Record<string, string>) => Promise<number>
  /** What the process has used so far, in milliseconds. */
  processorTime: () => Promise<number>
  stop: () => void
}

/** How fine the system counts processor time. */
const tickMs = 10

/** The data service as it is, on ports of its own, with this identity server. */
export async function startMeasuredService(identityUrl: string): Promise<MeasuredService> {
  const [port, operationsPort] = [await freePort(), await freePort()]
  const child = ownChild(process.execPath, ['src/serve.ts'], {
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
    const answer = await request(`http://127.0.0.1:${operationsPort}/readyz`).catch(() => undefined)
    return answer?.status === 200
  })
  return {
    ask: async (headers) => {
      const answer = await request(`http://127.0.0.1:${port}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: '{"query":"{ __typename }"}',
      })
      return answer.status
    },
    processorTime: async () => {
      const fields = (await readFile(`/proc/${child.pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? []
      return (Number(fields[11]) + Number(fields[12])) * tickMs
    },
    stop: () => void child.kill(),
  }
}
