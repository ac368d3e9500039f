import type { ComponentProps } from 'react'
import { Button, ButtonLink } from '../button/button.tsx'
import classes from './show-more.module.css'

type ShowMoreProps = {
  /** "1 to 10 of 38"; changes are announced. */
  range: string
  label: string
  shown: number
  total: number
  /** URL of the next page, for use without script; otherwise a button loads the entries. */
  href?: string | undefined
  onClick?: ComponentProps<'button'>['onClick']
  loading?: boolean
  loadingLabel?: string | undefined
}

/** Shows how much of a list is loaded, and loads more. */
export function ShowMore({ range, label, shown, total, href, onClick, loading = false, loadingLabel }: ShowMoreProps) {
  return (
    <div className={classes.more}>
      <p className={classes.range} role="status">
        {range}
      </p>
      <progress className={classes.bar} value={shown} max={total} aria-hidden="true" />
      {shown < total &&
        (href ? (
          <ButtonLink variant="secondary" href={href} rel="next">
            {label}
          </ButtonLink>
        ) : (
          <Button variant="secondary" onClick={onClick} loading={loading}>
            {loading ? (loadingLabel ?? label) : label}
          </Button>
        ))}
    </div>
  )
}
