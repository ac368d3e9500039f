import { availabilityStatuses } from '@ferrule/domain/parts/part'
import { useTexts } from '../frame/texts.tsx'
import type { PartsQuery } from './parts.generated.ts'
import classes from './parts.module.css'

type Part = Pick<PartsQuery['parts'][number], 'availabilityStatus' | 'stock' | 'availabilityDays' | 'location'>

/** How well a part can be had: in words first, three bars only help to find it. */
export function Availability({ part: { availabilityStatus, stock, availabilityDays, location } }: { part: Part }) {
  const texts = useTexts()
  const status = availabilityStatuses.find((known) => known === availabilityStatus) ?? 'out-of-stock'
  const word = texts(`parts.availability.${status}`)
  return (
    <span className={classes.availability} data-status={status}>
      <span className={classes.bars} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <span>
        {status === 'out-of-stock' ? word : `${word}, ${stock}`}
        <small>{`${location}, ${texts('parts.availability-days', { days: availabilityDays })}`}</small>
      </span>
    </span>
  )
}
