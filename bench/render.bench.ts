import { startProfiledWebsite } from './render/profiled-website.ts'
import { renderingShare } from './render/rendering-share.ts'
import { isShort, writeResult } from './write-result.ts'

// Compares the CPU time of a whole page request with React's own rendering of the page in the same run.
const pages = {
  'a page of 8 blocks and 66 menu entries': '/en/company/about',
  'a product with 17 rows of data, read from the data service each time':
    '/en/products/crimping-lines/double-end-lines/axion-56',
}
const times = isShort ? 50 : 3000
const limit = 1.5

type Cost = { path: string; ratio: number; samples: { rendering: number; all: number }; millisecondsPerPage: number }

const website = await startProfiledWebsite()
const figures: Record<string, Cost> = {}
try {
  for (const [name, path] of Object.entries(pages)) figures[name] = await measure(path)
} finally {
  website.stop()
}

const lines = Object.entries(figures).map(
  ([name, { ratio, millisecondsPerPage }]) =>
    `${name} costs ${ratio} x its rendering, ${millisecondsPerPage.toFixed(2)} ms in all`,
)
await writeResult({
  name: 'render',
  line: `${lines.join('; ')} (limit ${limit})`,
  passed: Object.values(figures).every(({ ratio }) => ratio <= limit),
  figures: { times, pages: figures },
})

async function measure(path: string): Promise<Cost> {
  // Warm-up, so that the code is compiled.
  await website.read(path, isShort ? 50 : 1500)
  await website.startProfile()
  const before = performance.now()
  await website.read(path, times)
  const millisecondsPerPage = (performance.now() - before) / times
  const samples = renderingShare(await website.endProfile(), 'renderToStringImpl')
  return { path, ratio: Math.round((samples.all / samples.rendering) * 100) / 100, samples, millisecondsPerPage }
}
