import { elapsedSupport } from '@ferrule/domain/catalogue/support-period'
import { toSupportLabels } from '@ferrule/texts/support-labels'
import { MoreLink } from '@ferrule/ui/more-link'
import { SeverityBadge } from '../advisories/severity-badge.tsx'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import type { LoadedNameplate } from './load-nameplate.server.ts'
import { today } from './machine-labels.ts'
import classes from './machine-support.module.css'

type SupportProps = { nameplate: Pick<LoadedNameplate, 'placedOnMarket' | 'supportUntil' | 'advisories'> }

/** Until when a machine gets security updates, and the published advisories for its model. */
export function MachineSupport({ nameplate: { placedOnMarket, supportUntil, advisories } }: SupportProps) {
  const texts = useTexts()
  const { home } = useFrame()
  return (
    <section aria-labelledby="support" className={classes.support}>
      <h2 id="support">{texts('machine.support')}</h2>
      {supportUntil && <SupportBar from={placedOnMarket} until={supportUntil} />}
      <h3 className={classes.count}>
        {advisories.length > 0
          ? texts('machine.advisories', { count: advisories.length })
          : texts('machine.no-advisories')}
      </h3>
      {advisories.length > 0 && (
        <ul className={classes.advisories} role="list">
          {advisories.map(({ trackingId, language, title, severity, score, fixedIn }) => (
            <li key={trackingId}>
              <SeverityBadge severity={severity} score={score} />
              <p>
                <a href={`${home}/security/${encodeURIComponent(trackingId)}`} lang={language}>
                  {title}
                </a>
                <span className={classes.second}>
                  {[trackingId, ...fixedIn.map((version) => texts('machine.fixed-in', { version }))].join(', ')}
                </span>
              </p>
            </li>
          ))}
        </ul>
      )}
      <p>
        <MoreLink href={`${home}/security`}>{texts('machine.all-advisories')}</MoreLink>
      </p>
    </section>
  )
}

/** A wire from the delivery to the last month of updates. The sentence below has the same facts as text. */
function SupportBar({ from, until }: { from: string; until: string }) {
  const texts = useTexts()
  const language = useUserLanguage()
  const now = today()
  const elapsed = elapsedSupport({ from, until, today: now })
  const { sentence } = toSupportLabels(texts, { until, today: now, language })
  return (
    <div>
      <svg className={classes.bar} aria-hidden="true">
        <rect className={classes.left} y="4" width="100%" height="10" />
        <rect className={classes.over} width={`${elapsed * 100}%`} height="18" />
        {elapsed < 1 && <rect className={classes.today} x={`${elapsed * 100}%`} width="4" height="28" />}
        {elapsed < 1 && (
          <text x={`${elapsed * 100}%`} y="44" textAnchor={elapsed > 0.8 ? 'end' : 'start'}>
            {texts('component.today')}
          </text>
        )}
      </svg>
      <p className={classes.ends} aria-hidden="true">
        <span>{from.slice(0, 4)}</span>
        <span>{until.slice(0, 4)}</span>
      </p>
      <p>
        <strong>{sentence}</strong>
      </p>
    </div>
  )
}
