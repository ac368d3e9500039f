import type { ReactNode } from 'react'
import classes from './popover-menu.module.css'

type PopoverMenuProps = {
  id: string
  /** Accessible name of the button. */
  label: string
  /** Visible content of the button: initials, an icon, text. */
  children: ReactNode
  links: { label: string; href: string; icon?: ReactNode; current?: boolean }[]
  /** Above the links: for example the account's owner. */
  about?: ReactNode
}

/** Header button with a popover of links. Closes on Escape and outside clicks; needs no script. */
export function PopoverMenu({ id, label, children, links, about }: PopoverMenuProps) {
  return (
    <>
      <button type="button" className={classes.button} aria-label={label} popoverTarget={id}>
        {children}
      </button>
      <div id={id} popover="auto" className={classes.popover}>
        {about && <div className={classes.about}>{about}</div>}
        <ul role="list">
          {links.map((link) => (
            <li key={link.href}>
              <a href={link.href} aria-current={link.current ? 'page' : undefined}>
                {link.icon}
                {link.label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
