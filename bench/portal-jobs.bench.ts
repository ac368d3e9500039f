import type { BrowserContext, Page } from 'playwright-core'
import { withBrowser, withProfile } from './lighthouse/with-browser.ts'
import { signIn } from './portal/sign-in.ts'
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

const results = await withProfile((profile) => withBrowser(profile, ({ context }) => doJobs(context)))
const over = results.filter(({ clicks, maxClicks }) => clicks > maxClicks)
await writeResult({
  name: 'portal-jobs',
  line: `${results.length} jobs in ${results.reduce((sum, { clicks }) => sum + clicks, 0)} clicks, ${over.length} with more clicks than allowed`,
  passed: over.length === 0,
  figures: Object.fromEntries(results.map(({ name, ...cost }) => [name, cost])),
})

async function doJobs(context: BrowserContext): Promise<JobResult[]> {
  await signIn(context, portalHome)
  const counter = await countClicks(context)
  const page = await context.newPage()
  await page.setViewportSize({ width: 1440, height: 1000 })
  page.setDefaultTimeout(60_000)
  const done: JobResult[] = []
  for (const job of jobs) {
    await page.goto(portalHome, { waitUntil: 'networkidle' })
    const customer = { ...counter, page, machine: await readStoppedMachine(page) }
    const cost = await measureCost(counter, () => job.run(customer))
    await job.undo?.(customer)
    const { name, maxClicks } = job
    done.push({ name, maxClicks, ...cost })
    console.log(`${name}: ${cost.clicks} of ${maxClicks} clicks, ${cost.seconds} s`)
  }
  return done
}

/** The first stopped machine on the dashboard, such as "Axion 56, 56-1105-285". */
async function readStoppedMachine(page: Page) {
  const text = await page.locator('[data-kind="stopped-machines"] a').first().innerText()
  const [model = '', serialNumber = ''] = text.split(', ')
  return { serialNumber, family: model.split(' ')[0] ?? '' }
}
