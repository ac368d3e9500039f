import type { MachineListQuery } from '@ferrule/domain/machines/machine-list'
import { machineStates } from '@ferrule/domain/machines/machine'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import classes from './inventory.module.css'
import { toInventoryQuery } from './load-inventory.ts'
import { toMachineLabels } from './machine-labels.ts'

type StateCountsProps = { states: { state: string; count: number }[]; query: MachineListQuery }

/** The number of machines per state. Each links to the list of its machines; the current one links back to all. */
export function StateCounts({ states, query }: StateCountsProps) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const labels = toMachineLabels(texts, useUserLanguage())
  return (
    <ul className={classes.states} role="list" aria-label={texts('inventory.state')}>
      {states.map(({ state, count }) => {
        const isChosen = state === query.state
        const nextState = isChosen ? undefined : machineStates.find((known) => known === state)
        return (
          <li key={state}>
            <a
              className={classes.state}
              data-state={state}
              href={`${portalHome}/inventory${toInventoryQuery(query, { state: nextState })}`}
              aria-current={isChosen ? 'true' : undefined}
            >
              <span>{labels.state(state)}</span>
              <strong>{count}</strong>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
