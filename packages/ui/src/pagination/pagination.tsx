import { SmallIcon } from '../icon/icon.tsx'
import { pagesToShow } from './pages-to-show.ts'
import classes from './pagination.module.css'

type PaginationProps = {
  page: number
  pageCount: number
  /** "1 to 24 of 138" */
  range?: string | undefined
  hrefOf: (page: number) => string
  labels: { navigation: string; previous: string; next: string; page: (page: number) => string }
}

/** Page links of a list. Needs no script. */
export function Pagination({ page, pageCount, range, hrefOf, labels }: PaginationProps) {
  return (
    <nav className={classes.pagination} aria-label={labels.navigation}>
      {range && <p className={classes.range}>{range}</p>}
      <ul role="list">
        <li>
          <Step href={page > 1 ? hrefOf(page - 1) : undefined} label={labels.previous} icon="chevron-left" rel="prev" />
        </li>
        {pagesToShow(page, pageCount).map((shown, index) =>
          shown === 'gap' ? (
            <li key={`gap-${index}`} className={classes.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={shown} className={shown === page ? undefined : classes.other}>
              <a
                href={hrefOf(shown)}
                aria-label={labels.page(shown)}
                aria-current={shown === page ? 'page' : undefined}
              >
                {shown}
              </a>
            </li>
          ),
        )}
        <li>
          <Step
            href={page < pageCount ? hrefOf(page + 1) : undefined}
            label={labels.next}
            icon="chevron-right"
            rel="next"
          />
        </li>
      </ul>
    </nav>
  )
}

type StepProps = {
  href: string | undefined
  label: string
  icon: 'chevron-left' | 'chevron-right'
  rel: 'prev' | 'next'
}

function Step({ href, label, icon, rel }: StepProps) {
  if (!href) {
    return (
      <span className={classes.end} aria-hidden="true">
        <SmallIcon name={icon} />
      </span>
    )
  }
  return (
    <a href={href} rel={rel} aria-label={label}>
      <SmallIcon name={icon} />
    </a>
  )
}
