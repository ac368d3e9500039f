import classes from './skip-link.module.css'

/** The first thing a keyboard reaches: past the header, to the content. */
export function SkipLink({ href, children }: { href: string; children: string }) {
  return (
    <a className={classes.skip} href={href}>
      {children}
    </a>
  )
}
