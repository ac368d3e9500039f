import { ratedMetrics, severities } from '@ferrule/domain/advisories/severity'
import type { TextKey } from '@ferrule/texts/catalogue'
import { useTexts } from '../frame/texts.tsx'
import type { AdvisoryDetails } from './advisory-content.tsx'
import classes from './advisory.module.css'

const levels: Record<string, TextKey<'advisory'>> = {
  N: 'advisory.level.N',
  L: 'advisory.level.L',
  H: 'advisory.level.H',
  R: 'advisory.level.H',
}
/** The values of a metric in words; those that are not listed are a level. */
const values: Record<string, Record<string, TextKey<'advisory'>>> = {
  AV: { N: 'advisory.reach.N', A: 'advisory.reach.A', L: 'advisory.reach.L', P: 'advisory.reach.P' },
  PR: { L: 'advisory.account.L', H: 'advisory.account.H' },
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
                <dt>{texts(`advisory.metric.${name}`)}</dt>
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
