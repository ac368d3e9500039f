import type { ChildProcess } from 'node:child_process'
import { freePort } from '@ferrule/tasks/free-port'
import { ownChild } from '../support/own-child.ts'
import { dataService } from '../support/own-database.ts'

export type StartedServer = { url: string; stop: () => void }

/** The data service as it is, on a database and ports of its own. */
export async function startDataService(
  databaseUrl: string,
  environment: Record<string, string> = {},
): Promise<StartedServer> {
  const [port, operationsPort] = [await freePort(), await freePort()]
  const child = dataService('serve', [], {
    ...environment,
    DATA_DATABASE_URL: databaseUrl,
    DATA_PORT: `${port}`,
    DATA_OPERATIONS_PORT: `${operationsPort}`,
  })
  return untilReady(child, {
    url: `http://127.0.0.1:${port}/graphql`,
    ready: `http://127.0.0.1:${operationsPort}/readyz`,
  })
}

/** The same SQL with nothing around it. */
export async function startBareServer(
  databaseUrl: string,
  { isPrepared }: { isPrepared: boolean },
): Promise<StartedServer> {
  const port = await freePort()
  const file = new URL('bare-server.ts', import.meta.url).pathname
  const env = { ...process.env, BARE_DATABASE_URL: databaseUrl, BARE_PORT: `${port}`, BARE_PREPARED: `${isPrepared}` }
  const child = ownChild('node', [file], { env, stdio: ['ignore', 'inherit', 'inherit'] })
  const url = `http://127.0.0.1:${port}/`
  return untilReady(child, { url, ready: url })
}

async function untilReady(child: ChildProcess, { url, ready }: { url: string; ready: string }): Promise<StartedServer> {
  for (let tries = 0; tries < 600 && child.exitCode === null; tries += 1) {
    const answer = await fetch(ready).catch(() => undefined)
    await answer?.arrayBuffer()
    if (answer) return { url, stop: () => void child.kill() }
    await new Promise((done) => setTimeout(done, 100))
  }
  child.kill()
  throw new Error(`${url} did not come up`)
}
