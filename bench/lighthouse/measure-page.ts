import lighthouse, { type RunnerResult } from 'lighthouse'
import type { Cookie } from 'playwright-core'
import { withBrowser, withProfile } from './with-browser.ts'

export type PageScores = {
  scores: Record<string, number>
  /** Audits below the full score in the median run. */
  lost: string[]
  /** The timings of the median run. */
  milliseconds: Record<string, number>
}

type MeasureOptions = {
  runs: number
  skipAudits: string[]
  /** Cookies of a session. */
  cookies?: Cookie[]
  /** A profile whose cached files are used. Without it each run begins with an empty one. */
  profile?: string
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const maxFailedTraces = 2
const timings = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'speed-index']

/** Returns the median of several runs, by performance score. */
export async function measurePage(url: string, { runs, profile, ...options }: MeasureOptions): Promise<PageScores> {
  const results: RunnerResult['lhr'][] = []
  for (let attempt = 0; results.length < runs; attempt += 1) {
    const result = await (profile
      ? runLighthouse(profile, url, options)
      : withProfile((empty) => runLighthouse(empty, url, options)))
    const { runtimeError } = result
    // On a busy machine the trace may lack the start of the navigation.
    if (runtimeError && attempt - results.length >= maxFailedTraces) throw new Error(runtimeError.message)
    if (!runtimeError) results.push(result)
  }
  const byScore = results.toSorted((one, other) => scoreOf(one, 'performance') - scoreOf(other, 'performance'))
  const median = byScore[Math.floor(byScore.length / 2)]
  if (!median) throw new Error('nothing was measured')
  return {
    scores: Object.fromEntries(categories.map((name) => [name, scoreOf(median, name)])),
    lost: listLost(median),
    milliseconds: Object.fromEntries(timings.map((name) => [name, Math.round(median.audits[name]?.numericValue ?? 0)])),
  }
}

/** Starts a browser of its own: one that has rendered the page before reports its old scripts in a task of 150 ms. */
function runLighthouse(
  profile: string,
  url: string,
  { skipAudits, cookies = [] }: Pick<MeasureOptions, 'skipAudits' | 'cookies'>,
): Promise<RunnerResult['lhr']> {
  return withBrowser(profile, async ({ context, port }) => {
    await context.addCookies(cookies)
    const result = await lighthouse(url, {
      port,
      onlyCategories: categories,
      skipAudits,
      // It would delete cached files.
      disableStorageReset: true,
      ignoreStatusCode: true,
      logLevel: 'error',
    })
    if (!result) throw new Error(`no result for ${url}`)
    return result.lhr
  })
}

function scoreOf({ categories: rated }: RunnerResult['lhr'], name: string): number {
  return Math.round((rated[name]?.score ?? 0) * 100)
}

function listLost({ categories: rated, audits }: RunnerResult['lhr']): string[] {
  const counted = Object.values(rated).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
  return counted.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 1)
}
