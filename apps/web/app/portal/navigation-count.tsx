import { toLimitedCount } from '@ferrule/domain/limited-count'
import { useEffect, useState } from 'react'
import type { Overview } from '../dashboard/overview.ts'
import classes from './portal-frame.module.css'

export type CountOf = (overview: Overview) => number | undefined

type NavigationCountProps = { overview: Promise<Overview>; countOf: CountOf }

/**
 * A count behind a link of the navigation. Nothing is shown while it loads, and for zero. It does not suspend: a
 * navigation would wait for the counts.
 */
export function NavigationCount({ overview, countOf }: NavigationCountProps) {
  const [loaded, setLoaded] = useState<Overview>()
  useEffect(() => {
    let isCurrent = true
    void overview.then((counts) => isCurrent && setLoaded(counts))
    return () => {
      isCurrent = false
    }
  }, [overview])
  const count = (loaded && countOf(loaded)) ?? 0
  return count > 0 && <span className={classes.count}>{toLimitedCount(count)}</span>
}
