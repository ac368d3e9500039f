import classes from './breadcrumbs.module.css'

type BreadcrumbsProps = {
  label: string
  /** Ancestors from the start page down, without the current page. */
  steps: { label: string; href: string }[]
  current: string
  /** Set only when the last item is not a page of its own and links to another one. */
  currentHref?: string | undefined
}

/** Breadcrumb navigation. Small screens show only the link to the parent page. */
export function Breadcrumbs({ label, steps, current, currentHref }: BreadcrumbsProps) {
  return (
    <nav className={classes.crumbs} aria-label={label}>
      <ol role="list">
        {steps.map((step) => (
          <li key={step.href}>
            <a href={step.href}>{step.label}</a>
          </li>
        ))}
        <li>
          {currentHref ? (
            <a href={currentHref} aria-current="page">
              {current}
            </a>
          ) : (
            <span aria-current="page">{current}</span>
          )}
        </li>
      </ol>
    </nav>
  )
}
