import { Icon, SmallIcon } from '../icon/icon.tsx'
import { MegaMenuPanel, type MegaPanel } from './mega-menu-panel.tsx'
import classes from './mega-menu.module.css'

/** Entry of the bar: a link, or a button if it has a panel. */
export type MegaEntry = { label: string; href: string; current?: boolean; panel?: MegaPanel | undefined }

type MegaMenuProps = { id: string; label: string; backLabel: string; entries: MegaEntry[] }

/**
 * Main navigation of the public site: a bar in the header, and below 1152 px a full-height list that MegaMenuButton
 * opens. Both use the same HTML with popovers, which close on Escape and outside clicks without script.
 */
export function MegaMenu({ id, label, backLabel, entries }: MegaMenuProps) {
  return (
    <nav id={id} popover="auto" className={classes.menu} aria-label={label}>
      <ul role="list" className={classes.bar}>
        {entries.map((entry, index) => (
          <li key={entry.href}>
            {entry.panel ? (
              <MegaMenuPanel
                id={`${id}-${index}`}
                label={entry.label}
                current={entry.current ?? false}
                panel={entry.panel}
                backLabel={backLabel}
              />
            ) : (
              <a className={classes.entry} href={entry.href} aria-current={entry.current ? 'page' : undefined}>
                {entry.label}
                <span className={classes.onward}>
                  <SmallIcon name="arrow-right" />
                </span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
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
