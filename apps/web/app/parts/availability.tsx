import { availabilityStatuses } from '@ferrule/domain/parts/part'
import { useTexts } from '../frame/texts.tsx'
import type { PartsQuery } from './parts.generated.ts'
import classes from './parts.module.css'

type Part = Pick<PartsQuery['parts'][number], 'availabilityStatus' | 'stock' | 'availabilityDays' | 'location'>

/** A part's availability as text; the three bars are decorative. */
export function Availability({ part: { availabilityStatus, stock, availabilityDays, location } }: { part: Part }) {
  const texts = useTexts()
  const status = availabilityStatuses.find((known) => known === availabilityStatus) ?? 'out-of-stock'
  const label = texts(`parts.availability.${status}`)
  return (
    <span className={classes.availability} data-status={status}>
      <span className={classes.bars} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <span>
        {status === 'out-of-stock' ? label : `${label}, ${stock}`}
        <small>{`${location}, ${texts('parts.availability-days', { days: availabilityDays })}`}</small>
      </span>
    </span>
  )
}
