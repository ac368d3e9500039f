import classes from './breadcrumbs.module.css'

type BreadcrumbsProps = {
  label: string
  /** From the start page down to, and without, this page. */
  steps: { label: string; href: string }[]
  current: string
}

/** Where the reader is. A small screen shows only the step back. */
export function Breadcrumbs({ label, steps, current }: BreadcrumbsProps) {
  return (
    <nav className={classes.crumbs} aria-label={label}>
      <ol role="list">
        {steps.map((step) => (
          <li key={step.href}>
            <a href={step.href}>{step.label}</a>
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  )
}
