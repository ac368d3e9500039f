import { toDeskCount } from '@ferrule/domain/service-desk/desk-count'
import { Suspense, use } from 'react'
import type { Overview } from '../dashboard/overview.ts'
import classes from './portal-frame.module.css'

export type CountOf = (overview: Overview) => number | undefined

type NavigationCountProps = { overview: Promise<Overview>; countOf: CountOf }

/** A count behind a link of the navigation. Nothing is shown while it loads, and for zero. */
export function NavigationCount(props: NavigationCountProps) {
  return (
    <Suspense fallback={null}>
      <LoadedCount {...props} />
    </Suspense>
  )
}

function LoadedCount({ overview, countOf }: NavigationCountProps) {
  const count = countOf(use(overview)) ?? 0
  return count > 0 && <span className={classes.count}>{toDeskCount(count)}</span>
}
