import { openEditorDesk } from './editor-jobs/editor-desk.ts'
import { findPage, newPage, previewForJapan, productLink, translatePage } from './editor-jobs/page-jobs.ts'
import { publishBatch, restoreLanguage, scheduleChange } from './editor-jobs/publishing-jobs.ts'
import { importRedirects, undoNavigation } from './editor-jobs/site-jobs.ts'
import { type JobResult, timeJob } from './editor-jobs/time-job.ts'
import { isShort, writeResult } from './write-result.ts'

// Does ten jobs of an editor in a browser, and counts clicks and seconds of each, beside the way it was done before.
const all = [
  newPage,
  productLink,
  translatePage,
  scheduleChange,
  undoNavigation,
  findPage,
  restoreLanguage,
  importRedirects,
  previewForJapan,
  publishBatch,
]
const jobs = isShort ? [findPage, previewForJapan] : all

const desk = await openEditorDesk()
const results: JobResult[] = []
try {
  for (const job of jobs) {
    const result = await timeJob(desk, job)
    results.push(result)
    const before = result.before === 'not possible' ? result.before : `${result.before.clicks} clicks`
    console.log(`${result.name}: ${result.now.clicks} clicks, ${result.now.seconds} s (before: ${before})`)
  }
} finally {
  await desk.close()
}

const more = results.filter(({ now, before }) => before !== 'not possible' && now.clicks > before.clicks)
await writeResult({
  name: 'editor-jobs',
  line: `${results.length} jobs in ${results.reduce((sum, { now }) => sum + now.clicks, 0)} clicks, ${more.length} with more clicks than before`,
  passed: more.length === 0,
  figures: Object.fromEntries(results.map(({ name, now, before }) => [name, { now, before }])),
})
