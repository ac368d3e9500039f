import type { ReactNode } from 'react'
import classes from './icon.module.css'
import { mediumShapes } from './medium-shapes.tsx'
import { smallShapes } from './small-shapes.tsx'

export type SmallIconName = keyof typeof smallShapes
export type IconName = keyof typeof mediumShapes

/** Icon for inline use with text. Icons always accompany text, so they are hidden from screen readers. */
export function SmallIcon({ name }: { name: SmallIconName }) {
  return <Drawing size={16} className={classes.small} shape={smallShapes[name]} />
}

export function Icon({ name }: { name: IconName }) {
  return <Drawing size={24} className={classes.medium} shape={mediumShapes[name]} />
}

type DrawingProps = { size: number; className: string | undefined; shape: ReactNode }

function Drawing({ size, className, shape }: DrawingProps) {
  return (
    <svg
      className={`${classes.icon} ${className}`}
      viewBox={`0 0 ${size} ${size}`}
      aria-hidden="true"
      focusable="false"
    >
      {shape}
    </svg>
  )
}
