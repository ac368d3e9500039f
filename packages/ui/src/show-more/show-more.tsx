import type { ComponentProps } from 'react'
import { Button, ButtonLink } from '../button/button.tsx'
import classes from './show-more.module.css'

type ShowMoreProps = {
  /** "1 to 10 of 38", spoken again when it changes. */
  range: string
  label: string
  shown: number
  total: number
  /** Without script the next entries are a document; with script the button loads them here. */
  href?: string | undefined
  onClick?: ComponentProps<'button'>['onClick']
  loading?: boolean
  loadingLabel?: string | undefined
}

/** How much of a list is shown, and the rest on demand. */
export function ShowMore({ range, label, shown, total, href, onClick, loading = false, loadingLabel }: ShowMoreProps) {
  return (
    <div className={classes.more}>
      <p className={classes.range} role="status">
        {range}
      </p>
      <progress className={classes.bar} value={shown} max={total} aria-hidden="true" />
      {shown < total &&
        (href ? (
          <ButtonLink look="secondary" href={href} rel="next">
            {label}
          </ButtonLink>
        ) : (
          <Button look="secondary" onClick={onClick} loading={loading}>
            {loading ? (loadingLabel ?? label) : label}
          </Button>
        ))}
    </div>
  )
}
