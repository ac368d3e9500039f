import { Icon, type IconName, SmallIcon } from '../icon/icon.tsx'
import type { MegaPanel } from './mega-menu-panel.tsx'
import classes from './mega-menu.module.css'

type Row = { label: string; href: string; icon?: IconName | undefined }

type MegaMenuFoldProps = { label: string; current: boolean; panel: MegaPanel; group: string }

/**
 * An entry of small screens: it unfolds in place and lists the families, or the links of an entry without families. The
 * shared `group` closes the other entries.
 */
export function MegaMenuFold({ label, current, panel: { families, more }, group }: MegaMenuFoldProps) {
  const [only, ...others] = families
  const rows: Row[] = only && others.length === 0 ? [...only.links, only.all] : families.map(toRow)
  return (
    <details className={classes.fold} name={group} open={current}>
      <summary className={classes.entry}>
        {label}
        <span className={classes.sign} />
      </summary>
      <ul role="list">
        {[...rows, ...more].map(({ href, icon, ...row }: Row) => (
          <li key={href}>
            <a href={href}>
              {icon && <Icon name={icon} />}
              <span>{row.label}</span>
              <SmallIcon name="chevron-right" />
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

function toRow({ label, icon, all: { href } }: MegaPanel['families'][number]): Row {
  return { label, icon, href }
}
