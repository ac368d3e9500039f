import type { MachineWishes } from '@ferrule/domain/machines/machine-list'
import { machineStates } from '@ferrule/domain/machines/machine'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { useReaderLanguage } from '../frame/use-reader-language.ts'
import classes from './inventory.module.css'
import { toInventoryQuery } from './load-inventory.ts'
import { toMachineWords } from './machine-words.ts'

type StateCountsProps = { states: { state: string; count: number }[]; wishes: MachineWishes }

/** How many run and how many stand; each leads to those machines, and from there back to all. */
export function StateCounts({ states, wishes }: StateCountsProps) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const words = toMachineWords(texts, useReaderLanguage())
  return (
    <ul className={classes.states} role="list" aria-label={texts('inventory.state')}>
      {states.map(({ state, count }) => {
        const isChosen = state === wishes.state
        const wanted = isChosen ? undefined : machineStates.find((known) => known === state)
        return (
          <li key={state}>
            <a
              className={classes.state}
              data-state={state}
              href={`${portalHome}/inventory${toInventoryQuery(wishes, { state: wanted })}`}
              aria-current={isChosen ? 'true' : undefined}
            >
              <span>{words.state(state)}</span>
              <strong>{count}</strong>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
