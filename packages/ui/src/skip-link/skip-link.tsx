import classes from './skip-link.module.css'

/** First focusable element of the page: skips the header. */
export function SkipLink({ href, children }: { href: string; children: string }) {
  return (
    <a className={classes.skip} href={href}>
      {children}
    </a>
  )
}
