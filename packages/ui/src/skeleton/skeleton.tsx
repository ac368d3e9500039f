import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import classes from './skeleton.module.css'

type SkeletonProps = {
  /** Read out, as the shapes say nothing: "Loading your tickets". */
  label: string
  lines?: number
  /** Keeps the place of a picture above the lines. */
  picture?: boolean
}

/** Grey lines where words will be, so that nothing jumps when they come. */
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
