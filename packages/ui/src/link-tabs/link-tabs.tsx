import { useCurrentInSight } from '../use-current-in-sight/use-current-in-sight.tsx'
import classes from '../tabs/tabs.module.css'

type LinkTab = { label: string; href: string; count?: number | string | undefined; current?: boolean }

/** Tabs that are documents of their own: links, no script needed. */
export function LinkTabs({ label, tabs }: { label: string; tabs: LinkTab[] }) {
  const row = useCurrentInSight(tabs.find(({ current }) => current)?.href ?? '')
  return (
    <nav aria-label={label}>
      <ul ref={row} role="list" className={classes.list}>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <a className={classes.tab} href={tab.href} aria-current={tab.current ? 'page' : undefined}>
              {tab.label}
              {tab.count !== undefined && <span className={classes.count}>{tab.count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
