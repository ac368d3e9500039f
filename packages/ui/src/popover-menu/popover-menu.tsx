import type { ReactNode } from 'react'
import classes from './popover-menu.module.css'

type PopoverMenuProps = {
  id: string
  /** The name of the button. */
  label: string
  /** What is seen on the button: initials, an icon, words. */
  children: ReactNode
  links: { label: string; href: string; icon?: ReactNode; current?: boolean }[]
  /** Above the links: whose account it is. */
  about?: ReactNode
}

/** A few links behind a button in the header. Escape and a press outside close it; needs no script. */
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
