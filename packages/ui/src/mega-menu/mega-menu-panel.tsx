import type { ReactNode } from 'react'
import { Icon, type IconName, SmallIcon } from '../icon/icon.tsx'
import { MoreLink } from '../more-link/more-link.tsx'
import classes from './mega-menu.module.css'

type Link = { label: string; href: string }

type MegaFamily = {
  label: string
  icon?: IconName | undefined
  links: (Link & { note?: string | undefined })[]
  /** Link to the family's page. */
  all: Link
  /** Expanded when the panel opens. */
  open?: boolean
}

export type MegaPanel = {
  families: MegaFamily[]
  /** Links below the families: all products, the comparison. */
  more: Link[]
  featured?: { label: string; title: string; href: string; text: string; picture: ReactNode } | undefined
}

type MegaMenuPanelProps = { id: string; label: string; current: boolean; panel: MegaPanel }

/** Panel of wide screens with product families, the products of the open family, and a featured machine. */
export function MegaMenuPanel({ id, label, current, panel }: MegaMenuPanelProps) {
  return (
    <>
      <button type="button" className={classes.entry} popoverTarget={id} aria-current={current ? 'true' : undefined}>
        {label}
      </button>
      <div id={id} popover="auto" className={classes.panel}>
        <div className={classes.columns}>
          <div className={classes.families}>
            <p className={classes.label}>{label}</p>
            {panel.families.map((family) => (
              <Family key={family.all.href} family={family} group={id} />
            ))}
            <div className={classes.more}>
              {panel.more.map((link) => (
                <MoreLink key={link.href} href={link.href}>
                  {link.label}
                </MoreLink>
              ))}
            </div>
          </div>
          {panel.featured && <Featured {...panel.featured} />}
        </div>
      </div>
    </>
  )
}

/** The shared `name` closes a family when another one opens. */
function Family({ family, group }: { family: MegaFamily; group: string }) {
  return (
    <details className={classes.family} name={group} open={family.open}>
      <summary>
        {family.icon && <Icon name={family.icon} />}
        <span>{family.label}</span>
        <SmallIcon name="chevron-right" />
      </summary>
      <div className={classes.inside}>
        <p className={classes.label}>{family.label}</p>
        <ul role="list">
          {family.links.map((link) => (
            <li key={link.href}>
              <a href={link.href}>
                {link.label}
                {link.note && <small>{link.note}</small>}
              </a>
            </li>
          ))}
        </ul>
        <MoreLink href={family.all.href}>{family.all.label}</MoreLink>
      </div>
    </details>
  )
}

function Featured({ label, title, href, text, picture }: NonNullable<MegaPanel['featured']>) {
  return (
    <div className={classes.featured}>
      <p className={classes.label}>{label}</p>
      <div className={classes.picture}>{picture}</div>
      <p className={classes.title}>
        <a href={href}>{title}</a>
      </p>
      <p className={classes.text}>{text}</p>
    </div>
  )
}
