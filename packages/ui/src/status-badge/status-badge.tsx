import type { ComponentProps, ReactNode } from 'react'
import { SmallIcon } from '../icon/icon.tsx'
import classes from './status-badge.module.css'

export type StatusTone = 'ok' | 'warn' | 'error' | 'info' | 'accent' | 'neutral' | 'plain'

export type SmallIconName = ComponentProps<typeof SmallIcon>['name']

const usualIcons: Partial<Record<StatusTone, SmallIconName>> = {
  ok: 'ok',
  warn: 'clock',
  error: 'error',
  info: 'info',
}

type StatusBadgeProps = {
  tone?: StatusTone
  /** Another icon than the usual one of the tone. */
  icon?: SmallIconName | undefined
  children: ReactNode
}

/** Says in what state something is: the word carries it, icon and colour only help to find it. */
export function StatusBadge({ tone = 'neutral', icon = usualIcons[tone], children }: StatusBadgeProps) {
  return (
    <span className={`${classes.badge} ${classes[tone]}`}>
      {icon && <SmallIcon name={icon} />}
      {children}
    </span>
  )
}
