import { startProfiledWebsite } from './render/profiled-website.ts'
import { shareOfDrawing } from './render/share-of-drawing.ts'
import { isShort, writeResult } from './write-result.ts'

// What a rendered page costs in all, against React's own drawing of the same tree in the same run.
const path = '/en/company/about'
const pages = isShort ? 200 : 3000
const limit = 1.5

const website = await startProfiledWebsite()
try {
  // Until the compiler has seen everything often enough.
  await website.read(path, isShort ? 200 : 1500)
  await website.startProfile()
  const before = performance.now()
  await website.read(path, pages)
  const milliseconds = (performance.now() - before) / pages
  const { drawing, all } = shareOfDrawing(await website.endProfile(), 'renderToStringImpl')
  const ratio = Math.round((all / drawing) * 100) / 100
  await writeResult({
    name: 'render',
    line: `a page of 8 blocks and 66 menu entries costs ${ratio} x its drawing (limit ${limit}), ${milliseconds.toFixed(2)} ms in all`,
    passed: ratio <= limit,
    figures: { path, pages, ratio, samples: { drawing, all }, millisecondsPerPage: milliseconds },
  })
} finally {
  website.stop()
}
