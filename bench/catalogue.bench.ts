import { loadEnvFile } from 'node:process'
import { ensureCatalogue } from './catalogue/catalogue-database.ts'
import { median, percentile, throughput, timeInTurns, warmUp } from './catalogue/measure.ts'
import { queriesFor } from './catalogue/queries.ts'
import { startBareServer, startDataService } from './catalogue/started-server.ts'
import { isShort, writeResult } from './write-result.ts'

loadEnvFile(new URL('../.env.example', import.meta.url))

/** The large catalogue may take this many times as long as the small one, and the graph this share of bare SQL. */
const limits = { growth: 1.3, share: 0.5 }
const sizes = isShort ? { small: 200, large: 2000 } : { small: 1000, large: 50_000 }
const rounds = isShort ? 100 : 400
const names = isShort
  ? { small: 'ferrule_bench_catalogue_200', large: 'ferrule_bench_catalogue_2000' }
  : { small: 'ferrule_bench_catalogue_small', large: 'ferrule_bench_catalogue' }

const smallUrl = await ensureCatalogue(names.small, sizes.small)
const largeUrl = await ensureCatalogue(names.large, sizes.large)
const small = await startDataService(smallUrl)
const large = await startDataService(largeUrl)
const bare = await startBareServer(largeUrl, { isPrepared: false })
const prepared = await startBareServer(largeUrl, { isPrepared: true })

try {
  const growth = await measureGrowth()
  const share = await measureShare()
  const worst = Math.max(growth.product.ratio, growth.classification.ratio, growth.list.ratio)
  await writeResult({
    name: 'catalogue',
    line: `p95 of ${sizes.large} products is ${worst.toFixed(2)} x that of ${sizes.small} at most; product query ${share.ratio.toFixed(2)} x bare SQL, ${share.ratioToPrepared.toFixed(2)} x bare and prepared`,
    passed: worst <= limits.growth && share.ratio >= limits.share,
    figures: { limits, sizes, growth, share },
  })
} finally {
  for (const server of [small, large, bare, prepared]) server.stop()
}

async function measureGrowth() {
  return {
    product: await grow('product'),
    classification: await grow('classification'),
    list: await grow('list'),
    // Answers more in the large catalogue: 154 branches instead of 3, and a full page of products. Shown, not limited.
    family: await grow('family', rounds / 4),
  }
}

async function grow(kind: keyof ReturnType<typeof queriesFor>, times = rounds) {
  const few = queriesFor(sizes.small)[kind]
  const many = queriesFor(sizes.large)[kind]
  const one = () => ({ url: small.url, body: few() })
  const other = () => ({ url: large.url, body: many() })
  await timeInTurns(one, other, times / 4)
  const [smallTimes, largeTimes] = await timeInTurns(one, other, times)
  const figures = { small: summary(smallTimes), large: summary(largeTimes) }
  return { ...figures, ratio: figures.large.p95 / figures.small.p95 }
}

function summary(times: readonly number[]) {
  const figure = (share: number) => Number(percentile(times, share).toFixed(2))
  return { p50: figure(0.5), p95: figure(0.95) }
}

/**
 * Each server in turn for a moment, again and again: whatever else the machine does falls on all of them, and the median
 * of the shares of all turns forgets the turns in which it fell on one.
 */
async function measureShare() {
  const { product } = queriesFor(sizes.large)
  const load = { atOnce: 8, milliseconds: 400 }
  const rates = { graphql: [] as number[], bare: [] as number[], prepared: [] as number[] }
  const servers = { graphql: large, bare, prepared }
  for (const { url } of Object.values(servers)) {
    await warmUp(() => ({ url, body: product() }), { atOnce: load.atOnce, count: isShort ? 200 : 3000 })
  }
  for (let turn = 0; turn < (isShort ? 4 : 60); turn += 1) {
    for (const name of ['graphql', 'bare', 'prepared'] as const) {
      rates[name].push(await throughput(() => ({ url: servers[name].url, body: product() }), load))
    }
  }
  const shareOf = (others: readonly number[]) =>
    median(rates.graphql.map((rate, turn) => rate / (others[turn] ?? Number.NaN)))
  return {
    graphql: Math.round(median(rates.graphql)),
    bare: Math.round(median(rates.bare)),
    prepared: Math.round(median(rates.prepared)),
    ratio: shareOf(rates.bare),
    // Shown, not limited: what remains when Postgres plans as little for the bare server as for ours.
    ratioToPrepared: shareOf(rates.prepared),
  }
}
