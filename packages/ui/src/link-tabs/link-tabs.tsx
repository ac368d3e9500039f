import classes from '../tabs/tabs.module.css'

type LinkTab = { label: string; href: string; count?: number | string | undefined; current?: boolean }

/** Tabs that are documents of their own: links, no script. */
export function LinkTabs({ label, tabs }: { label: string; tabs: LinkTab[] }) {
  return (
    <nav aria-label={label}>
      <ul role="list" className={classes.list}>
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
