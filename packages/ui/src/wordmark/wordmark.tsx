import classes from './wordmark.module.css'

type WordmarkProps = { href: string; name: string; label: string; className?: string | undefined }

/** Name of the site or the portal as a logo. */
export function Wordmark({ href, name, label, className = '' }: WordmarkProps) {
  return (
    <a className={`${classes.wordmark} ${className}`} href={href} aria-label={label}>
      <span>{name.toLowerCase()}</span>
    </a>
  )
}
