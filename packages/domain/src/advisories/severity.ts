export const severities = ['critical', 'high', 'medium', 'low', 'none'] as const
export type Severity = (typeof severities)[number]

/** The ratings of CVSS 3.1, section 5. */
export function toSeverity(score: number | null): Severity {
  if (score === null || score <= 0) return 'none'
  if (score < 4) return 'low'
  if (score < 7) return 'medium'
  return score < 9 ? 'high' : 'critical'
}

/** The base metrics of CVSS 3.1 that the rating of an advisory explains. */
export const ratedMetrics = ['AV', 'PR', 'UI', 'C', 'I', 'A'] as const
export type RatedMetric = (typeof ratedMetrics)[number]

const metricValues: Record<RatedMetric, string> = { AV: 'NALP', PR: 'NLH', UI: 'NR', C: 'HLN', I: 'HLN', A: 'HLN' }

/** The metrics of a vector such as `CVSS:3.1/AV:A/AC:L/PR:N/…`, those with an unknown value left out. */
export function readMetrics(vector: string): { metric: RatedMetric; value: string }[] {
  const values = new Map(
    vector.split('/').map((part): [name: string, value: string] => {
      const [name = '', value = ''] = part.split(':')
      return [name, value]
    }),
  )
  return ratedMetrics.flatMap((metric) => {
    const value = values.get(metric) ?? ''
    return value.length === 1 && metricValues[metric].includes(value) ? [{ metric, value }] : []
  })
}
