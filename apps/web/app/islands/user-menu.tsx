import { Icon } from '@ferrule/ui/icon'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { parsePerson, personKey } from '../sign-in/stored-person.ts'
import classes from './user-menu.module.css'

export type UserMenuProps = {
  dashboardHref: string
  logOutHref: string
  /** `accountOf` has the place {name}: who it is, only the browser knows. */
  labels: { logIn: string; accountOf: string; dashboard: string; logOut: string }
}

/** A way in for everybody; for those signed in on this browser a list of their places. */
export function UserMenu({ dashboardHref, logOutHref, labels }: UserMenuProps) {
  const person = parsePerson(
    useSyncExternalStore(
      onStorage,
      () => localStorage.getItem(personKey),
      () => null,
    ),
  )
  const [open, setOpen] = useState(false)
  useEffect(() => (open ? onEscape(() => setOpen(false)) : undefined), [open])
  if (!person) {
    return (
      <a className={classes.tool} href={dashboardHref} aria-label={labels.logIn}>
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
          <li>
            <a href={dashboardHref}>{labels.dashboard}</a>
          </li>
          <li>
            <a href={logOutHref}>{labels.logOut}</a>
          </li>
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
