import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import classes from './note.module.css'

export function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={classes.note} role="status">
      <Icon name="info" />
      <div>
        <strong>{title}</strong>
        {children}
      </div>
    </div>
  )
}
