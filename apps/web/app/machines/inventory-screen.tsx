import { EmptyState } from '@ferrule/ui/empty-state'
import { MoreLink } from '@ferrule/ui/more-link'
import { SegmentedLinks } from '@ferrule/ui/segmented-control'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { MoreOfList } from '../portal/more-of-list.tsx'
import { PortalPage } from '../portal/portal-page.tsx'
import { useLoadMore } from '../portal/use-load-more.ts'
import { InventoryActions } from './inventory-actions.tsx'
import { InventoryCards } from './inventory-cards.tsx'
import { InventoryFilters } from './inventory-filters.tsx'
import classes from './inventory.module.css'
import { InventoryTable } from './inventory-table.tsx'
import { fetchInventory, type InventoryData, toInventoryQuery } from './load-inventory.ts'
import { StateCounts } from './state-counts.tsx'

/** The machines of the user's organisations, in use or out of service. */
export function InventoryScreen(data: InventoryData) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const { query, isOld, inventory, plants } = data
  const current = { label: texts('inventory.title'), href: `${portalHome}/inventory` }
  return (
    <PortalPage
      title={isOld ? texts('inventory.old') : texts('inventory.title')}
      trail={isOld ? [current] : []}
      note={texts('inventory.machine-count', { count: inventory.total })}
      actions={<InventoryActions query={query} isOld={isOld} />}
    >
      {!isOld && <StateCounts states={inventory.states} query={query} />}
      <div className={classes.frame}>
        <InventoryFilters query={query} plants={plants} />
        <div className={classes.bar}>
          <MoreLink href={isOld ? current.href : `${current.href}/old`}>
            {isOld ? texts('inventory.current') : texts('inventory.old')}
          </MoreLink>
          <SegmentedLinks
            label={texts('component.view')}
            options={[
              {
                label: texts('component.view-cards'),
                href: `${current.href}${isOld ? '/old' : ''}${toInventoryQuery(query, { view: 'cards' })}`,
                current: query.view === 'cards',
              },
              {
                label: texts('component.view-table'),
                href: `${current.href}${isOld ? '/old' : ''}${toInventoryQuery(query, { view: 'table' })}`,
                current: query.view === 'table',
              },
            ]}
          />
        </div>
        <Machines key={JSON.stringify(query)} {...data} />
      </div>
    </PortalPage>
  )
}

function Machines(data: InventoryData) {
  const texts = useTexts()
  const { query, inventory, isOld } = data
  const loadPage = async (after: string) => (await fetchInventory({ ...query, after }, isOld)).inventory
  const { entries, ...more } = useLoadMore(inventory, loadPage)
  const { search, plantId, organisationId, state } = query
  const isFiltered = search !== '' || plantId !== undefined || organisationId !== undefined || state !== undefined
  const empty = (
    <EmptyState level={2} icon="machine" title={isFiltered ? texts('inventory.none-match') : texts('inventory.none')} />
  )
  const List = query.view === 'table' ? InventoryTable : InventoryCards
  return (
    <>
      {entries.length === 0 ? empty : <List entries={entries} query={query} />}
      <MoreOfList {...more} shown={entries.length} total={inventory.total} failure={texts('inventory.load-failed')} />
    </>
  )
}
