import { type Cost, measureCost } from '../support/click-counter.ts'
import type { EditorDesk, JobPage } from './editor-desk.ts'

export type JobRun = (desk: EditorDesk, page: JobPage) => Promise<void>

export type Job = {
  name: string
  /** Where the editor begins; loading it is not timed. */
  from: string
  now: JobRun
  /** The same job without the editor area and the screens that were added to the admin; undefined if impossible. */
  before?: { from: string; run: JobRun }
}

export type JobResult = { name: string; now: Cost; before: Cost | 'not possible' }

export async function timeJob(desk: EditorDesk, { name, from, now, before }: Job): Promise<JobResult> {
  return {
    name,
    now: await timeRun(desk, from, now),
    before: before ? await timeRun(desk, before.from, before.run) : 'not possible',
  }
}

/** Each run has a page of its own. */
async function timeRun(desk: EditorDesk, from: string, run: JobRun): Promise<Cost> {
  const page = await desk.createPage()
  await desk.page.goto(from, { waitUntil: 'networkidle' })
  return measureCost(desk, () => run(desk, page))
}
