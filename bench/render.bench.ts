import { type Peer, startPeers } from './render/peers.ts'
import { startProfiledWebsite } from './render/profiled-website.ts'
import { renderingShare } from './render/rendering-share.ts'
import { percentile } from './support/percentile.ts'
import { isShort, writeResult } from './write-result.ts'

// Compares the CPU time of a whole page request with React rendering the same elements and nothing else, in turns. The
// website reuses a page while its content is unchanged. With a query it renders the page each time; these figures have
// no limit. The last one divides that request by the time of our own components in it. `--peers` measures the content
// page of Next and Astro in the same turns.
const peerPage = 'a page of 8 blocks'
const pages = {
  home: { path: '/en', limit: 1.5 },
  [peerPage]: { path: '/en/company/about', limit: 1.5 },
  stories: { path: '/en/stories', limit: 1.5 },
  product: { path: '/en/products/crimping-lines/double-end-lines/axion-56', limit: 2 },
}
const [rounds, times, warmUp] = isShort ? [1, 20, 20] : [5, 200, 300]

// React chooses its build when it is imported; the one for development is several times slower.
process.env['NODE_ENV'] = 'production'
const { createBareRenderer } = await import('./render/bare-page.ts')

const website = await startProfiledWebsite()
const { peers, stop } = process.argv.includes('--peers') ? await startPeers() : { peers: {}, stop: () => {} }
const figures: Record<string, Awaited<ReturnType<typeof measure>> & { limit: number }> = {}
try {
  for (const [name, { path, limit }] of Object.entries(pages))
    figures[name] = { limit, ...(await measure(path, name === peerPage ? peers : {})) }
} finally {
  website.stop()
  stop()
}

const lines = Object.entries(figures).map(
  ([name, { served, bare, ratio, limit, rendered, peers: beside }]) =>
    `${name} ${served} ms, bare ${bare} ms: ${ratio} x (limit ${limit}), rendered ${rendered} ms${beside.map((peer) => `, ${peer.name} ${peer.cpu} ms: ${peer.ratio} of it (limit ${peer.limit ?? 'none'})`).join('')}`,
)
await writeResult({
  name: 'render',
  line: lines.join('; '),
  passed: Object.values(figures).every(
    ({ ratio, limit, peers: beside }) =>
      ratio <= limit && beside.every((peer) => peer.ratio <= (peer.limit ?? Number.POSITIVE_INFINITY)),
  ),
  figures: { rounds, times, pages: figures },
})

async function measure(path: string, beside: Record<string, Peer>) {
  const renderBare = createBareRenderer(await website.readText(path))
  const withQuery = `${path}?rendered`
  for (const address of [path, withQuery]) await website.read(address, warmUp)
  for (let time = 0; time < warmUp; time += 1) renderBare()
  for (const peer of Object.values(beside)) await peer.cpuOfRequests(warmUp)
  const [served, rendered, bare]: [number[], number[], number[]] = [[], [], []]
  const ofPeers = Object.entries(beside).map(([name, peer]) => ({ name, peer, cpu: [] as number[] }))
  for (let round = 0; round < rounds; round += 1) {
    served.push(await cpuOfRequests(path))
    rendered.push(await cpuOfRequests(withQuery))
    bare.push(cpuOf(renderBare))
    for (const { peer, cpu } of ofPeers) cpu.push((await peer.cpuOfRequests(times)) / times)
  }
  const median = (each: number[]) => percentile(each, 0.5, 2)
  const [servedMedian, bareMedian] = [median(served), median(bare)]
  await website.startProfile()
  await website.read(withQuery, times)
  const { all, rendering } = renderingShare(await website.endProfile(), 'renderToStringImpl')
  return {
    path,
    served: servedMedian,
    bare: bareMedian,
    ratio: round(servedMedian / bareMedian),
    rendered: median(rendered),
    ratioRendered: round(median(rendered) / bareMedian),
    ofRendering: round(all / rendering),
    peers: ofPeers.map(({ name, peer: { limit }, cpu }) => ({
      name,
      limit,
      cpu: median(cpu),
      ratio: round(servedMedian / median(cpu)),
      ratioRendered: round(median(rendered) / median(cpu)),
    })),
  }
}

async function cpuOfRequests(path: string): Promise<number> {
  const before = website.cpuMilliseconds()
  await website.read(path, times)
  return (website.cpuMilliseconds() - before) / times
}

function cpuOf(render: () => string): number {
  const before = process.cpuUsage()
  for (let time = 0; time < times; time += 1) render()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / times
}

function round(ratio: number): number {
  return Math.round(ratio * 100) / 100
}
