import { openSignedInBrowser } from './portal/signed-in-browser.ts'
import {
  type CustomerJob,
  fetchSoftware,
  moveMachine,
  orderWearPart,
  reportFault,
  whoseTurn,
} from './portal-jobs/customer-jobs.ts'
import { type Cost, countClicks, measureCost } from './support/click-counter.ts'
import { setting } from './support/request.ts'
import { isShort, writeResult } from './write-result.ts'

// Does five jobs of a customer in a browser, and counts clicks and seconds of each.
const jobs = isShort ? [whoseTurn, fetchSoftware] : [reportFault, orderWearPart, fetchSoftware, whoseTurn, moveMachine]
const portalHome = `${setting('EDGE_ORIGIN')}/en/mykomax`

type JobResult = Cost & Pick<CustomerJob, 'name' | 'maxClicks'>

const browser = await openSignedInBrowser(portalHome, 29_224)
const results: JobResult[] = []
try {
  const counter = await countClicks(browser.context)
  const page = await browser.context.newPage()
  await page.setViewportSize({ width: 1440, height: 1000 })
  page.setDefaultTimeout(60_000)
  for (const job of jobs) {
    await page.goto(portalHome, { waitUntil: 'networkidle' })
    const customer = { ...counter, page, machine: await readStoppedMachine() }
    const cost = await measureCost(counter, () => job.run(customer))
    await job.undo?.(customer)
    const { name, maxClicks } = job
    results.push({ name, maxClicks, ...cost })
    console.log(`${name}: ${cost.clicks} of ${maxClicks} clicks, ${cost.seconds} s`)
  }

  /** The first stopped machine on the dashboard, such as "Axion 56, 56-1105-285". */
  async function readStoppedMachine() {
    const text = await page.locator('[data-kind="stopped-machines"] a').first().innerText()
    const [model = '', serialNumber = ''] = text.split(', ')
    return { serialNumber, family: model.split(' ')[0] ?? '' }
  }
} finally {
  await browser.close()
}

const over = results.filter(({ clicks, maxClicks }) => clicks > maxClicks)
await writeResult({
  name: 'portal-jobs',
  line: `${results.length} jobs in ${results.reduce((sum, { clicks }) => sum + clicks, 0)} clicks, ${over.length} with more clicks than allowed`,
  passed: over.length === 0,
  figures: Object.fromEntries(results.map(({ name, ...cost }) => [name, cost])),
})
