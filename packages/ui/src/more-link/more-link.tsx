import type { ComponentProps, ReactNode } from 'react'
import { SmallIcon } from '../icon/icon.tsx'
import classes from './more-link.module.css'

type MoreLinkProps = Omit<ComponentProps<'a'>, 'className' | 'style'> & {
  href: string
  children: ReactNode
  /** Link back: the arrow is first and points left. */
  back?: boolean
}

/** Link on its own line, with an arrow. */
export function MoreLink({ back = false, children, ...rest }: MoreLinkProps) {
  return (
    <a {...rest} className={`${classes.more} ${back ? classes.back : ''}`}>
      {back && <SmallIcon name="arrow-left" />}
      <span>{children}</span>
      {!back && <SmallIcon name="arrow-right" />}
    </a>
  )
}
