import type { ComponentProps, ReactNode } from 'react'
import { SmallIcon } from '../icon/icon.tsx'
import classes from './status-badge.module.css'

export type StatusTone = 'ok' | 'warn' | 'error' | 'info' | 'accent' | 'neutral' | 'plain'

export type SmallIconName = ComponentProps<typeof SmallIcon>['name']

const defaultIcons: Partial<Record<StatusTone, SmallIconName>> = {
  ok: 'ok',
  warn: 'clock',
  error: 'error',
  info: 'info',
}

type StatusBadgeProps = {
  tone?: StatusTone
  /** Overrides the default icon of the tone. */
  icon?: SmallIconName | undefined
  children: ReactNode
}

/** Status label. The text carries the meaning; icon and colour only support it. */
export function StatusBadge({ tone = 'neutral', icon = defaultIcons[tone], children }: StatusBadgeProps) {
  return (
    <span className={`${classes.badge} ${classes[tone]}`}>
      {icon && <SmallIcon name={icon} />}
      {children}
    </span>
  )
}
