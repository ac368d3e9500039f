import { SmallIcon } from '../icon/icon.tsx'
import classes from './filter-chips.module.css'

type FilterChip = { label: string; href: string; count?: number | string | undefined; current?: boolean }

/** Links to filtered versions of a list: kinds of results, sub-classifications. */
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
  filters: { label: string /** URL of the list without this filter. */; removeHref: string; removeLabel: string }[]
  clear: { label: string; href: string }
}

/** The list's active filters, each a link that removes it. Renders nothing without filters. */
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
