import type { ReactNode } from 'react'
import classes from './account.module.css'

type AccountSectionProps = { id: string; title: string; aside?: ReactNode; danger?: boolean; children: ReactNode }

/** A section of the account settings. */
export function AccountSection({ id, title, aside, danger = false, children }: AccountSectionProps) {
  return (
    <section
      className={`${classes.section} ${danger ? classes.danger : ''}`}
      id={id}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
    >
      <header>
        <h2 id={`${id}-title`}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  )
}
