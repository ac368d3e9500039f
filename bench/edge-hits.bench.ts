import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { startBareVarnish } from './edge-hits/bare-varnish.ts'
import { median } from './support/percentile.ts'
import { request, setting, until } from './support/request.ts'
import { isShort, writeResult } from './write-result.ts'

// Measures the cost of our VCL: cached pages a second from the edge, compared with a Varnish without rules that caches
// the same page. Both are measured alternately and compared round by round, because a busy machine slows both.
const limit = 0.9
const rounds = isShort ? 2 : 15
const seconds = isShort ? 1 : 3
const edge = new URL(setting('EDGE_ORIGIN'))

await until('the page is a hit', async () => (await request(`${edge.origin}/en`)).headers['x-cache'] === 'hit')
const page = await request(`${edge.origin}/en`)
const bare = await startBareVarnish(page)
const edgeRates: number[] = []
const bareRates: number[] = []
try {
  await load(bare.port, 1)
  await load(Number(edge.port), 1)
  for (let round = 0; round < rounds; round++) {
    bareRates.push(await load(bare.port, seconds))
    edgeRates.push(await load(Number(edge.port), seconds))
  }
} finally {
  await bare.stop()
}

const ratio = median(edgeRates.map((rate, round) => rate / (bareRates[round] ?? rate)))
await writeResult({
  name: 'edge-hits',
  line: `${median(edgeRates)} hits/s at the edge, ${median(bareRates)} at a bare Varnish: ${ratio.toFixed(2)} (limit ${limit})`,
  passed: ratio >= limit,
  figures: { limit, ratio, bytes: page.text.length, edge: edgeRates, bare: bareRates, seconds },
})

/** Requests a second of one thread with 32 connections, with gzip as browsers request it. */
async function load(port: number, duration: number): Promise<number> {
  const headers = ['-H', `Host: ${edge.hostname}`, '-H', 'Accept-Encoding: gzip']
  const args = ['-t1', '-c32', `-d${duration}s`, ...headers, `http://127.0.0.1:${port}/en`]
  const { stdout } = await promisify(execFile)('wrk', args)
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? 0)
  if (rate === 0 || stdout.includes('Non-2xx')) throw new Error(`not every response was 200:\n${stdout}`)
  return Math.round(rate)
}
