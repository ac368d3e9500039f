import { Icon } from '@ferrule/ui/icon'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { parsePerson, readStoredPerson } from '../sign-in/stored-person.ts'
import classes from './user-menu.module.css'

export type UserMenuProps = {
  portalHref: string
  /** The menu entries of signed-in users. */
  places: { label: string; href: string }[]
  /** `accountOf` has the placeholder {name}; the name is known only in the browser. */
  labels: { logIn: string; accountOf: string }
}

/** The login link; for signed-in users a menu. */
export function UserMenu({ portalHref, places, labels }: UserMenuProps) {
  const person = parsePerson(useSyncExternalStore(onStorage, readStoredPerson, () => null))
  const [open, setOpen] = useState(false)
  useEffect(() => (open ? onEscape(() => setOpen(false)) : undefined), [open])
  if (!person) {
    return (
      <a className={classes.tool} href={portalHref} aria-label={labels.logIn}>
        <Icon name="user" />
      </a>
    )
  }
  return (
    <div className={classes.menu}>
      <button
        type="button"
        className={classes.tool}
        aria-expanded={open}
        aria-label={labels.accountOf.replace('{name}', person.name)}
        onClick={() => setOpen(!open)}
      >
        <span className={classes.avatar}>{person.initials}</span>
      </button>
      {open && (
        <ul className={classes.list} role="list">
          {places.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function onStorage(notify: () => void): () => void {
  window.addEventListener('storage', notify)
  return () => window.removeEventListener('storage', notify)
}

function onEscape(close: () => void): () => void {
  const listen = ({ key }: KeyboardEvent) => key === 'Escape' && close()
  window.addEventListener('keydown', listen)
  return () => window.removeEventListener('keydown', listen)
}
