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

type Cost = { clicks: number; seconds: number }
export type JobResult = { name: string; now: Cost; before: Cost | 'not possible' }

export async function timeJob(desk: EditorDesk, { name, from, now, before }: Job): Promise<JobResult> {
  return {
    name,
    now: await timeRun(desk, from, now),
    before: before ? await timeRun(desk, before.from, before.run) : 'not possible',
  }
}

/** Each run has a page of its own. The time includes the waiting for the product, as for a person. */
async function timeRun(desk: EditorDesk, from: string, run: JobRun): Promise<Cost> {
  const page = await desk.createPage()
  await desk.page.goto(from, { waitUntil: 'networkidle' })
  const [clicks, started] = [desk.clicks(), performance.now()]
  await run(desk, page)
  return { clicks: desk.clicks() - clicks, seconds: Math.round((performance.now() - started) / 100) / 10 }
}
