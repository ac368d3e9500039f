import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { AdvisoryStateBadge } from '../advisories/advisory-state-badge.tsx'
import { SeverityBadge } from '../advisories/severity-badge.tsx'
import { Panel } from '../portal/portal-page.tsx'
import type { LoadedMachine } from './loaded-machine.ts'
import classes from './machine.module.css'

/** The security advisories that concern a machine; nothing if there are none. */
export function MachineAdvisories({ advisories }: { advisories: LoadedMachine['advisories'] }) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  if (advisories.length === 0) return null
  return (
    <Panel id="advisories" title={texts('advisory.title')}>
      <ul className={classes.advisories} role="list">
        {advisories.map(({ trackingId, language, title, severity, score, state }) => (
          <li key={trackingId}>
            <SeverityBadge severity={severity} score={score} />
            <a href={`${portalHome}/advisories/${encodeURIComponent(trackingId)}`} lang={language}>
              {title}
            </a>
            <AdvisoryStateBadge state={state} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
