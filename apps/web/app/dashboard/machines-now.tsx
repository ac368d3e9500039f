import { Meter } from '@ferrule/ui/meter'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import { toMachineLabels } from '../machines/machine-labels.ts'
import { Panel } from '../portal/portal-page.tsx'
import classes from './dashboard.module.css'
import type { Overview } from './overview.ts'

const tones = { ok: 'ok', info: 'info', error: 'error' } as const

/** The number of machines in each state; each state links to its machines. */
export function MachinesNow({ machines: { states, total } }: { machines: NonNullable<Overview['machines']> }) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const labels = toMachineLabels(texts, useUserLanguage())
  return (
    <Panel
      id="machines-now"
      title={texts('portal.machines-now')}
      aside={<a href={`${portalHome}/inventory`}>{texts('dashboard.machine-count', { count: total })}</a>}
    >
      <ul role="list" className={classes.meters}>
        {states.map(({ state, count }) => {
          const tone = labels.tone(state)
          return (
            <li key={state}>
              <a href={`${portalHome}/inventory?state=${state}`}>
                <Meter
                  label={labels.state(state)}
                  value={count}
                  max={Math.max(1, total)}
                  tone={tone in tones ? tones[tone as keyof typeof tones] : 'neutral'}
                />
              </a>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
