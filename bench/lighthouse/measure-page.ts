import lighthouse, { type RunnerResult } from 'lighthouse'

export type PageScores = {
  scores: Record<string, number>
  /** Audits below the full score in the median run. */
  lost: string[]
  /** The timings of the median run. */
  milliseconds: Record<string, number>
}

type MeasureOptions = { port: number; runs: number; skipAudits: string[]; disableStorageReset?: boolean }

const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const maxFailedTraces = 2
const timings = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'speed-index']

/** Returns the median of several runs, by performance score. */
export async function measurePage(url: string, options: MeasureOptions): Promise<PageScores> {
  const { port, runs, skipAudits, disableStorageReset = false } = options
  const results: RunnerResult['lhr'][] = []
  for (let attempt = 0; results.length < runs; attempt += 1) {
    const result = await lighthouse(url, {
      port,
      onlyCategories: categories,
      skipAudits,
      disableStorageReset,
      ignoreStatusCode: true,
      logLevel: 'error',
    })
    if (!result) throw new Error(`no result for ${url}`)
    const { runtimeError } = result.lhr
    // On a busy machine the trace may lack the start of the navigation.
    if (runtimeError && attempt - results.length >= maxFailedTraces) throw new Error(runtimeError.message)
    if (!runtimeError) results.push(result.lhr)
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

function scoreOf({ categories: rated }: RunnerResult['lhr'], name: string): number {
  return Math.round((rated[name]?.score ?? 0) * 100)
}

function listLost({ categories: rated, audits }: RunnerResult['lhr']): string[] {
  const counted = Object.values(rated).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
  return counted.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 1)
}
