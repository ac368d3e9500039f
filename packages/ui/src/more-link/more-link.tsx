import type { ComponentProps, ReactNode } from 'react'
import { SmallIcon } from '../icon/icon.tsx'
import classes from './more-link.module.css'

type MoreLinkProps = Omit<ComponentProps<'a'>, 'className' | 'style'> & {
  href: string
  children: ReactNode
  /** Back to where the reader came from: the arrow stands first and points the other way. */
  back?: boolean
}

/** Leads on from here; alone on its line, with the arrow. */
export function MoreLink({ back = false, children, ...rest }: MoreLinkProps) {
  return (
    <a {...rest} className={`${classes.more} ${back ? classes.back : ''}`}>
      {back && <SmallIcon name="arrow-left" />}
      <span>{children}</span>
      {!back && <SmallIcon name="arrow-right" />}
    </a>
  )
}
