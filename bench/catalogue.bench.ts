import { loadEnvFile } from 'node:process'
import { ensureCatalogue } from './catalogue/catalogue-database.ts'
import { throughput, timeAlternately, warmUp } from './catalogue/measure.ts'
import { queriesFor } from './catalogue/queries.ts'
import { startBareServer, startDataService } from './catalogue/started-server.ts'
import { median, percentile } from './support/percentile.ts'
import { isShort, writeResult } from './write-result.ts'

loadEnvFile(new URL('../.env.example', import.meta.url))

/** Maximum p95 of the large catalogue relative to the small one; minimum throughput of GraphQL relative to bare SQL. */
const limits = { growth: 1.3, share: 0.5 }
const sizes = isShort ? { small: 100, large: 400 } : { small: 1000, large: 50_000 }
const rounds = isShort ? 20 : 400
const names = isShort
  ? { small: 'ferrule_bench_catalogue_100', large: 'ferrule_bench_catalogue_400' }
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
    // No limit: in the large catalogue it returns more, 154 branches instead of 3 and a full page of products.
    family: await grow('family', rounds / 4),
  }
}

async function grow(kind: keyof ReturnType<typeof queriesFor>, times = rounds) {
  const few = queriesFor(sizes.small)[kind]
  const many = queriesFor(sizes.large)[kind]
  const one = () => ({ url: small.url, body: few() })
  const other = () => ({ url: large.url, body: many() })
  await timeAlternately(one, other, times / 4)
  const [smallTimes, largeTimes] = await timeAlternately(one, other, times)
  const summaries = { small: summary(smallTimes), large: summary(largeTimes) }
  return { ...summaries, ratio: summaries.large.p95 / summaries.small.p95 }
}

function summary(times: readonly number[]) {
  return { p50: percentile(times, 0.5, 2), p95: percentile(times, 0.95, 2) }
}

/**
 * Measures the servers alternately for 400 ms each, so that other load on the machine affects all of them. The median
 * of the rounds' ratios ignores rounds in which it affected only one.
 */
async function measureShare() {
  const { product } = queriesFor(sizes.large)
  const load = { atOnce: 8, milliseconds: 400 }
  const rates = { graphql: [] as number[], bare: [] as number[], prepared: [] as number[] }
  const servers = { graphql: large, bare, prepared }
  for (const { url } of Object.values(servers)) {
    await warmUp(() => ({ url, body: product() }), { atOnce: load.atOnce, count: isShort ? 200 : 3000 })
  }
  for (let round = 0; round < (isShort ? 4 : 60); round += 1) {
    for (const name of ['graphql', 'bare', 'prepared'] as const) {
      rates[name].push(await throughput(() => ({ url: servers[name].url, body: product() }), load))
    }
  }
  const shareOf = (others: readonly number[]) =>
    median(rates.graphql.map((rate, round) => rate / (others[round] ?? Number.NaN)))
  return {
    graphql: Math.round(median(rates.graphql)),
    bare: Math.round(median(rates.bare)),
    prepared: Math.round(median(rates.prepared)),
    ratio: shareOf(rates.bare),
    // Recorded without a limit: the ratio if the bare server's statements are prepared too, as ours are.
    ratioToPrepared: shareOf(rates.prepared),
  }
}
