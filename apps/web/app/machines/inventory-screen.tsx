import { EmptyState } from '@ferrule/ui/empty-state'
import { MoreLink } from '@ferrule/ui/more-link'
import { SegmentedLinks } from '@ferrule/ui/segmented-control'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { MoreOfList } from '../portal/more-of-list.tsx'
import { PortalPage } from '../portal/portal-page.tsx'
import { useMore } from '../portal/use-more.ts'
import { InventoryActions } from './inventory-actions.tsx'
import { InventoryCards } from './inventory-cards.tsx'
import { InventoryFilters } from './inventory-filters.tsx'
import classes from './inventory.module.css'
import { InventoryTable } from './inventory-table.tsx'
import { askInventory, type LoadedInventory, toInventoryQuery } from './load-inventory.ts'
import { StateCounts } from './state-counts.tsx'

/** The machines of the reader's organisations, in use or out of service. */
export function InventoryScreen(loaded: LoadedInventory) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const { wishes, isOld, inventory, plants } = loaded
  const current = { label: texts('inventory.title'), href: `${portalHome}/inventory` }
  return (
    <PortalPage
      title={isOld ? texts('inventory.old') : texts('inventory.title')}
      trail={isOld ? [current] : []}
      note={texts('inventory.machine-count', { count: inventory.total })}
      actions={<InventoryActions wishes={wishes} isOld={isOld} />}
    >
      {!isOld && <StateCounts states={inventory.states} wishes={wishes} />}
      <div className={classes.frame}>
        <InventoryFilters wishes={wishes} plants={plants} />
        <div className={classes.bar}>
          <MoreLink href={isOld ? current.href : `${current.href}/old`}>
            {isOld ? texts('inventory.current') : texts('inventory.old')}
          </MoreLink>
          <SegmentedLinks
            label={texts('component.view')}
            options={[
              {
                label: texts('component.view-cards'),
                href: `${current.href}${isOld ? '/old' : ''}${toInventoryQuery(wishes, { view: 'cards' })}`,
                current: wishes.view === 'cards',
              },
              {
                label: texts('component.view-table'),
                href: `${current.href}${isOld ? '/old' : ''}${toInventoryQuery(wishes, { view: 'table' })}`,
                current: wishes.view === 'table',
              },
            ]}
          />
        </div>
        <Machines key={JSON.stringify(wishes)} {...loaded} />
      </div>
    </PortalPage>
  )
}

function Machines(loaded: LoadedInventory) {
  const texts = useTexts()
  const { wishes, inventory, isOld } = loaded
  const askAfter = async (after: string) => (await askInventory({ ...wishes, after }, isOld)).inventory
  const { entries, ...more } = useMore(inventory, askAfter)
  const { search, plantId, organisationId, state } = wishes
  const isNarrowed = search !== '' || plantId !== undefined || organisationId !== undefined || state !== undefined
  const empty = (
    <EmptyState level={2} icon="machine" title={isNarrowed ? texts('inventory.none-match') : texts('inventory.none')} />
  )
  const List = wishes.view === 'table' ? InventoryTable : InventoryCards
  return (
    <>
      {entries.length === 0 ? empty : <List entries={entries} wishes={wishes} />}
      <MoreOfList {...more} shown={entries.length} total={inventory.total} failure={texts('inventory.load-failed')} />
    </>
  )
}
