import { type RatedMetric, ratedMetrics, severities } from '@ferrule/domain/advisories/severity'
import type { TextKey } from '@ferrule/texts/catalogue'
import { useTexts } from '../frame/texts.tsx'
import type { AdvisoryDetails } from './advisory-content.tsx'
import classes from './advisory.module.css'

const levels: Record<string, TextKey<'advisory'>> = {
  N: 'advisory.level.n',
  L: 'advisory.level.l',
  H: 'advisory.level.h',
  R: 'advisory.level.h',
}
/** The values of a metric in words; those that are not listed are a level. */
const values: Record<string, Record<string, TextKey<'advisory'>>> = {
  AV: { N: 'advisory.reach.n', A: 'advisory.reach.a', L: 'advisory.reach.l', P: 'advisory.reach.p' },
  PR: { L: 'advisory.account.l', H: 'advisory.account.h' },
}

const metricNames: Record<RatedMetric, TextKey<'advisory'>> = {
  AV: 'advisory.metric.av',
  PR: 'advisory.metric.pr',
  UI: 'advisory.metric.ui',
  C: 'advisory.metric.c',
  I: 'advisory.metric.i',
  A: 'advisory.metric.a',
}

/** The CVSS score with its metrics in plain words. */
export function AdvisoryRating({ advisory: { score, severity, metrics, vector } }: { advisory: AdvisoryDetails }) {
  const texts = useTexts()
  const known = severities.find((one) => one === severity) ?? 'none'
  return (
    <>
      {score !== null && (
        <p className={classes.score} data-severity={known}>
          <strong>{score.toFixed(1)}</strong>
          {texts('advisory.of-ten', { severity: texts(`advisory.severity.${known}`) })}
        </p>
      )}
      <dl className={classes.metrics}>
        {metrics.map(({ metric, value }) => {
          const name = ratedMetrics.find((one) => one === metric)
          const key = values[metric]?.[value] ?? levels[value]
          return (
            name &&
            key && (
              <div key={metric}>
                <dt>{texts(metricNames[name])}</dt>
                <dd>{texts(key)}</dd>
              </div>
            )
          )
        })}
      </dl>
      {vector && <p className={classes.vector}>{vector}</p>}
    </>
  )
}
