'use client'

import type { FoundTarget } from './found-target.ts'
import styles from './link-picker.module.css'

type TargetListProps = {
  id: string
  label: string
  targets: readonly FoundTarget[]
  /** The option that the arrow keys have reached; -1 for none. */
  active: number
  choose: (target: FoundTarget) => void
}

/** The pages found, of which the arrow keys or a pointer choose one. The focus stays in the input. */
export function TargetList({ id, label, targets, active, choose }: TargetListProps) {
  return (
    <div id={id} role="listbox" aria-label={label} className={styles['list']} hidden={targets.length === 0}>
      {targets.map((target, index) => (
        <div
          key={target.target}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={styles['option']}
          // A click would first move the focus out of the input and close the list.
          onMouseDown={(event) => {
            event.preventDefault()
            choose(target)
          }}
        >
          <span>{target.title}</span>
          <span className={styles['detail']}>{target.detail}</span>
        </div>
      ))}
    </div>
  )
}
