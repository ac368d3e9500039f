import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'

/** Id of the advisory lock that the active worker holds; any fixed number. */
const activeWorkerLock = 7_201_946_002
const retryMs = 1000

export type ActiveWorkerLock = { release: () => Promise<void> }

export type ActiveWorkerSettings = { url: string; onStandby: () => void; onLost: () => void }

/**
 * Waits until this process is the only active worker. Postgres releases the lock when the connection of its holder
 * ends, so after a crash the next worker takes over within seconds. A holder that loses its connection must exit at
 * once, because another worker may be active.
 */
export async function becomeActiveWorker({ url, onStandby, onLost }: ActiveWorkerSettings): Promise<ActiveWorkerLock> {
  const client = new Client({
    connectionString: url,
    application_name: 'worker-lock',
    keepAlive: true,
    // Postgres detects a machine that disappears without closing the connection within 25 seconds.
    options: '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3',
  })
  // A failed connection attempt rejects instead.
  let isConnected = false
  const lost = () => {
    if (isConnected) onLost()
  }
  client.on('error', lost)
  client.on('end', lost)
  await client.connect()
  isConnected = true
  if (!(await tryLock(client))) {
    onStandby()
    do await sleep(retryMs)
    while (!(await tryLock(client)))
  }
  return {
    release: async () => {
      isConnected = false
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
