import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'
import { MegaMenuFold } from './mega-menu-fold.tsx'
import { MegaMenuPanel, type MegaPanel } from './mega-menu-panel.tsx'
import classes from './mega-menu.module.css'

/** Entry of the bar: a link, or a button if it has a panel. */
export type MegaEntry = { label: string; href: string; current?: boolean; panel?: MegaPanel | undefined }

type QuickLink = { label: string; href: string; icon: IconName }

type MegaMenuProps = {
  id: string
  label: string
  /** The bar of entries. */
  children: ReactNode
  /** Above the entries on small screens, for example a search field. */
  head?: ReactNode
  /** At the foot of small screens: call, report, sign in, language. */
  quickLinks?: QuickLink[]
}

/**
 * Main navigation of the public site: a bar in the header with popovers as panels, which close on Escape and outside
 * clicks without script; below 1152 px a full-height list that MegaMenuButton opens, whose entries unfold in place.
 */
export function MegaMenu({ id, label, children, head, quickLinks = [] }: MegaMenuProps) {
  return (
    <nav id={id} popover="auto" className={classes.menu} aria-label={label}>
      {head && <div className={classes.head}>{head}</div>}
      {children}
      {quickLinks.length > 0 && (
        <div className={classes.quick}>
          {quickLinks.map((link) => (
            <a key={link.href} href={link.href}>
              <Icon name={link.icon} />
              {link.label}
            </a>
          ))}
        </div>
      )}
    </nav>
  )
}

/** The entries of the menu, each with its panel. */
export function MegaMenuBar({ menuId, entries }: { menuId: string; entries: MegaEntry[] }) {
  return (
    <ul role="list" className={classes.bar}>
      {entries.map((entry, index) => (
        <li key={entry.href}>
          {entry.panel ? (
            <>
              <MegaMenuPanel
                id={`${menuId}-${index}`}
                label={entry.label}
                current={entry.current ?? false}
                panel={entry.panel}
              />
              <MegaMenuFold group={menuId} label={entry.label} current={entry.current ?? false} panel={entry.panel} />
            </>
          ) : (
            <a className={classes.entry} href={entry.href} aria-current={entry.current ? 'page' : undefined}>
              {entry.label}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Header button that opens and closes the menu; small screens only. */
export function MegaMenuButton({ menuId, label }: { menuId: string; label: string }) {
  return (
    <button type="button" className={classes.button} aria-label={label} popoverTarget={menuId}>
      <span className={classes.shut}>
        <Icon name="menu" />
      </span>
      <span className={classes.open}>
        <Icon name="close" />
      </span>
    </button>
  )
}
