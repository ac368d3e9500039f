// Needs script: arrow keys and switching of panels.
import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import classes from './tabs.module.css'

export type TabItem = { id: string; label: string; content: ReactNode; count?: number | undefined; disabled?: boolean }

type TabsProps = {
  label: string
  items: TabItem[]
  selected?: string | undefined
  onSelect?: (id: string) => void
}

/** Tabs that switch panels in place. */
export function Tabs({ label, items, selected, onSelect }: TabsProps) {
  return (
    <AriaTabs
      {...(selected === undefined ? {} : { selectedKey: selected })}
      onSelectionChange={(key) => onSelect?.(String(key))}
    >
      <TabList aria-label={label} className={classes.list ?? ''}>
        {items.map((item) => (
          <Tab key={item.id} id={item.id} className={classes.tab ?? ''} isDisabled={item.disabled ?? false}>
            {item.label}
            {item.count !== undefined && <span className={classes.count}>{item.count}</span>}
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className={classes.panel ?? ''}>
          {item.content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
