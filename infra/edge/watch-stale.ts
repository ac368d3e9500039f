import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import { promisify } from 'node:util'
import { type HitCount, isStaleAlarm, windowSeconds } from './stale-alarm.ts'

// Reads the cache counters of the edge every five seconds. `/metrics` exports fresh and stale hits and whether so many
// are stale that the website must be down; the log records when such an alarm starts and ends.
const [, , run = ''] = process.argv
const { EDGE_OPERATIONS_PORT, LISTEN_HOST = '127.0.0.1' } = process.env
if (!run || !EDGE_OPERATIONS_PORT) throw new Error('needs the folder of the edge and EDGE_OPERATIONS_PORT')
const everySeconds = 5

type Totals = { hits: number; stale: number; misses: number }

let totals = await readTotals()
let counts: HitCount[] = []
let isAlarming = false

setInterval(() => {
  readTotals().then(count, () => process.exit(1))
}, everySeconds * 1000)

createServer((request, response) => {
  if (request.url === '/livez') return response.writeHead(200).end()
  if (request.url !== '/metrics') return response.writeHead(404).end()
  return response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(toMetrics())
}).listen(Number(EDGE_OPERATIONS_PORT), LISTEN_HOST)

function count(next: Totals): void {
  const now = Date.now() / 1000
  // The counters start at zero after a restart of the edge.
  const since = next.hits < totals.hits ? { hits: 0, stale: 0 } : totals
  const latest = { at: now, hits: next.hits - since.hits, stale: next.stale - since.stale }
  counts = [...counts, latest].filter(({ at }) => at > now - windowSeconds)
  totals = next
  const before = isAlarming
  isAlarming = isStaleAlarm(counts, now)
  if (isAlarming !== before) log(isAlarming ? 'stale-alarm' : 'stale-alarm-over')
}

async function readTotals(): Promise<Totals> {
  const { stdout } = await promisify(execFile)('varnishstat', ['-n', run, '-j', '-f', 'MAIN.cache_*'])
  const { counters } = JSON.parse(stdout) as { counters: Record<string, { value: number }> }
  const valueOf = (name: string) => counters[`MAIN.${name}`]?.value ?? 0
  const stale = valueOf('cache_hit_grace')
  return { hits: valueOf('cache_hit') - stale, stale, misses: valueOf('cache_miss') }
}

function toMetrics(): string {
  return [
    '# TYPE ferrule_edge_responses_total counter',
    `ferrule_edge_responses_total{cache="hit"} ${totals.hits}`,
    `ferrule_edge_responses_total{cache="stale"} ${totals.stale}`,
    `ferrule_edge_responses_total{cache="miss"} ${totals.misses}`,
    '# TYPE ferrule_edge_stale_alarm gauge',
    `ferrule_edge_stale_alarm ${isAlarming ? 1 : 0}`,
    '',
  ].join('\n')
}

function log(event: 'stale-alarm' | 'stale-alarm-over'): void {
  const level = event === 'stale-alarm' ? 50 : 30
  console.log(JSON.stringify({ level, time: new Date().toISOString(), service: 'edge', event }))
}
