import classes from './wordmark.module.css'

type WordmarkProps = { href: string; name: string; label: string; className?: string | undefined }

/** The name of a site or of the portal, set as a mark. */
export function Wordmark({ href, name, label, className = '' }: WordmarkProps) {
  return (
    <a className={`${classes.wordmark} ${className}`} href={href} aria-label={label}>
      <span>{name.toLowerCase()}</span>
    </a>
  )
}
