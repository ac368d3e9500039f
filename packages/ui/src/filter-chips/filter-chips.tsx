import { SmallIcon } from '../icon/icon.tsx'
import classes from './filter-chips.module.css'

type FilterChip = { label: string; href: string; count?: number | undefined; current?: boolean }

/** One choice out of a few, each a document: kinds of results, sub-classifications. */
export function FilterChips({ label, chips }: { label: string; chips: FilterChip[] }) {
  return (
    <nav aria-label={label}>
      <ul role="list" className={classes.chips}>
        {chips.map((chip) => (
          <li key={chip.href}>
            <a className={classes.chip} href={chip.href} aria-current={chip.current ? 'page' : undefined}>
              {chip.label}
              {chip.count !== undefined && <span className={classes.count}>{chip.count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type ActiveFiltersProps = {
  label: string
  filters: { label: string /** The list without this filter. */; removeHref: string; removeLabel: string }[]
  clear: { label: string; href: string }
}

/** What the list is narrowed by; each can be taken away. Nothing chosen, nothing drawn. */
export function ActiveFilters({ label, filters, clear }: ActiveFiltersProps) {
  if (filters.length === 0) return null
  return (
    <ul role="list" className={classes.chips} aria-label={label}>
      {filters.map((filter) => (
        <li key={filter.removeHref}>
          <a className={classes.chip} href={filter.removeHref} aria-label={filter.removeLabel}>
            {filter.label}
            <SmallIcon name="close" />
          </a>
        </li>
      ))}
      <li>
        <a className={classes.clear} href={clear.href}>
          {clear.label}
        </a>
      </li>
    </ul>
  )
}
