import type { Breadcrumb as Step } from '@ferrule/domain/navigation/breadcrumbs'
import type { PageOpening } from '@ferrule/domain/pages/page-opening'
import { Breadcrumb } from '../frame/breadcrumb.tsx'
import classes from './opening-crumbs.module.css'

type OpeningCrumbsProps = { opening: PageOpening | undefined; current: string; steps: readonly Step[] }

/** The breadcrumbs above an opening, or on it if it fills the width. */
export function OpeningCrumbs({ opening, current, steps }: OpeningCrumbsProps) {
  return (
    <div className={classOf(opening)}>
      <Breadcrumb current={current} steps={steps} />
    </div>
  )
}

function classOf(opening: PageOpening | undefined): string | undefined {
  return opening === 'dark' ? `${classes.over} ${classes.dark}` : opening === 'picture' ? classes.over : undefined
}
