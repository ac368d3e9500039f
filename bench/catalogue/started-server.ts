import type { ChildProcess } from 'node:child_process'
import { freePort } from '@ferrule/tasks/free-port'
import { spawnedChild } from '../support/spawned-child.ts'
import { dataService } from '../support/spawned-database.ts'

export type StartedServer = { url: string; stop: () => void }

/** Starts a data service on its own ports with the given database. */
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

/** Starts a server that only runs the SQL of a product page. */
export async function startBareServer(
  databaseUrl: string,
  { isPrepared }: { isPrepared: boolean },
): Promise<StartedServer> {
  const port = await freePort()
  const file = new URL('bare-server.ts', import.meta.url).pathname
  const env = { ...process.env, BARE_DATABASE_URL: databaseUrl, BARE_PORT: `${port}`, BARE_PREPARED: `${isPrepared}` }
  const child = spawnedChild('node', [file], { env, stdio: ['ignore', 'inherit', 'inherit'] })
  const url = `http://127.0.0.1:${port}/`
  return untilReady(child, { url, ready: url })
}

async function untilReady(child: ChildProcess, { url, ready }: { url: string; ready: string }): Promise<StartedServer> {
  for (let tries = 0; tries < 600 && child.exitCode === null; tries += 1) {
    const response = await fetch(ready).catch(() => undefined)
    await response?.arrayBuffer()
    if (response) return { url, stop: () => void child.kill() }
    await new Promise((done) => setTimeout(done, 100))
  }
  child.kill()
  throw new Error(`${url} did not become ready`)
}
