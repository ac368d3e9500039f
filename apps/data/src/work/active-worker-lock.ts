import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'

/** Any fixed number: whoever holds this lock is the worker. */
const activeWorkerLock = 7_201_946_002
const retryMs = 1000

export type ActiveWorkerLock = { release: () => Promise<void> }

export type ActiveWorkerSettings = { url: string; onStandby: () => void; onLost: () => void }

/**
 * Waits until this process is the only worker. Postgres gives the lock away as soon as its holder's connection
 * ends, so after a crash the next worker follows within seconds. A holder that loses its connection must end at
 * once: from then on it is not alone any more.
 */
export async function becomeActiveWorker({ url, onStandby, onLost }: ActiveWorkerSettings): Promise<ActiveWorkerLock> {
  const client = new Client({
    connectionString: url,
    application_name: 'worker-lock',
    keepAlive: true,
    // A machine that vanishes without a word is noticed by Postgres within half a minute.
    options: '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3',
  })
  let released = false
  const lost = () => {
    if (!released) onLost()
  }
  client.on('error', lost)
  client.on('end', lost)
  await client.connect()
  if (!(await tryLock(client))) {
    onStandby()
    do await sleep(retryMs)
    while (!(await tryLock(client)))
  }
  return {
    release: async () => {
      released = true
      await client.end()
    },
  }
}

async function tryLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
    activeWorkerLock,
  ])
  return rows[0]?.locked === true
}
