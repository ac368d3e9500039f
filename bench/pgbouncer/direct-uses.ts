import { once } from 'node:events'
import { freePort } from '@ferrule/tasks/free-port'
import { Client } from 'pg'
import { sleep, until } from '../support/request.ts'
import { dataService } from '../support/spawned-database.ts'
import { toPooled } from './pooler.ts'

/** The time after which Postgres cancels a statement that came through the pooler, in milliseconds. */
export async function measureStatementLimit(address: string): Promise<number> {
  const client = new Client({ connectionString: toPooled(address) })
  await client.connect()
  const started = performance.now()
  try {
    await client.query('select pg_sleep(4)')
    return Number.POSITIVE_INFINITY
  } catch (error) {
    if (!(error instanceof Error && error.message.includes('statement timeout'))) throw error
    return Math.round(performance.now() - started)
  } finally {
    await client.end()
  }
}

/** Whether a worker ends at once when its connections go through the pooler: its lock and LISTEN need a session. */
export async function isWorkerRefused(address: string): Promise<boolean> {
  const operationsPort = `${await freePort()}`
  const worker = dataService('worker', [], {
    output: 'pipe',
    DATA_DATABASE_URL: toPooled(address),
    WORKER_OPERATIONS_PORT: operationsPort,
  })
  let log = ''
  worker.stdout?.on('data', (chunk) => (log += String(chunk)))
  const ended = once(worker, 'exit').then(() => true)
  const hasEnded = await Promise.race([ended, sleep(15_000).then(() => false)])
  worker.kill('SIGKILL')
  return hasEnded && worker.exitCode === 1 && log.includes('unsupported startup parameter')
}

/** Whether the listener of a data service is refused when it goes through the pooler, where it would hear nothing. */
export async function isListenerRefused(address: string): Promise<boolean> {
  const service = dataService('serve', [], {
    output: 'pipe',
    LOG_LEVEL: 'warn',
    DATA_DATABASE_URL: toPooled(address),
    DATA_POOLER: address,
    DATA_PORT: `${await freePort()}`,
    DATA_OPERATIONS_PORT: `${await freePort()}`,
  })
  let log = ''
  service.stdout?.on('data', (chunk) => (log += String(chunk)))
  try {
    await until('the listener fails', async () => log.includes('live-listener-failed'), 15)
    return log.includes('unsupported startup parameter')
  } catch {
    return false
  } finally {
    service.kill('SIGKILL')
  }
}
