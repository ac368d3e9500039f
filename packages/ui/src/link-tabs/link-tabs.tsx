import { useScrollToCurrent } from '../use-scroll-to-current/use-scroll-to-current.tsx'
import classes from '../tabs/tabs.module.css'

type LinkTab = { label: string; href: string; count?: number | string | undefined; current?: boolean }

/** Tabs whose contents are separate pages: links, which need no script. */
export function LinkTabs({ label, tabs }: { label: string; tabs: LinkTab[] }) {
  const row = useScrollToCurrent(tabs.find(({ current }) => current)?.href ?? '')
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
