import type { Metrics } from '@ferrule/telemetry/operations'
import type { Database } from './database.ts'

/** Reports the connections of each pool, by the name of its class of work. */
export function observePools(metrics: Metrics, pools: Readonly<Record<string, Database>>): void {
  metrics.observe({
    name: 'ferrule_pool_connections',
    help: 'Connections to Postgres by pool: busy, idle, and queries waiting for one',
    labelNames: ['pool', 'state'],
    read: () =>
      Object.entries(pools).flatMap(([pool, database]) =>
        Object.entries(database.countConnections()).map(([state, value]) => ({ labels: { pool, state }, value })),
      ),
  })
}
