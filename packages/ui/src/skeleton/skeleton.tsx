import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import classes from './skeleton.module.css'

type SkeletonProps = {
  /** Announced: "Loading your tickets". */
  label: string
  lines?: number
  /** Adds a placeholder for a picture above the lines. */
  picture?: boolean
}

/** Placeholder while content loads. */
export function Skeleton({ label, lines = 3, picture = false }: SkeletonProps) {
  return (
    <div className={classes.skeleton} role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {picture && <div className={`${classes.bone} ${classes.picture}`} />}
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={classes.bone} />
      ))}
    </div>
  )
}
