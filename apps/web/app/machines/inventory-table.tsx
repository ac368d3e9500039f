import { machineListQuery, type MachineListQuery } from '@ferrule/domain/machines/machine-list'
import { type PortalColumn, PortalTable } from '@ferrule/ui/portal-table'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { useNavigate } from 'react-router'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import { type InventoryEntry, toInventoryQuery } from './load-inventory.ts'
import { toMachineLabels, today } from './machine-labels.ts'

type Row = InventoryEntry['machine'] & { openTickets: number }

type InventoryTableProps = { entries: readonly InventoryEntry[]; query: MachineListQuery }

/** The inventory as a table. The data service sorts it, because the browser has only some of the pages. */
export function InventoryTable({ entries, query }: InventoryTableProps) {
  const texts = useTexts()
  const language = useUserLanguage()
  const navigate = useNavigate()
  const columns = useColumns()
  return (
    <PortalTable
      label={texts('inventory.title')}
      columns={columns}
      items={entries.map(({ machine, openTickets }) => ({ ...machine, openTickets }))}
      language={language}
      chooseLabel={texts('component.choose-columns')}
      initialSort={{ column: query.sort, direction: query.direction }}
      onSort={({ column, direction }) => {
        const { sort } = machineListQuery.parse({ sort: column })
        void navigate({ search: toInventoryQuery(query, { sort, direction }) })
      }}
      empty={null}
    />
  )
}

/** Marks a column as sortable; the data service does the sorting. */
const byServer = () => 0

function useColumns(): PortalColumn<Row>[] {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const labels = toMachineLabels(texts, useUserLanguage())
  return [
    {
      id: 'serial',
      header: texts('ticket.column.serial-number'),
      rowHeader: true,
      noWrap: true,
      cell: ({ serialNumber }) => <a href={`${portalHome}/inventory/${serialNumber}`}>{serialNumber}</a>,
      sortBy: byServer,
    },
    {
      id: 'model',
      header: texts('ticket.column.machine'),
      cell: ({ model }) => model,
      noWrap: true,
      sortBy: byServer,
    },
    {
      id: 'name',
      header: texts('inventory.asset-name'),
      cell: ({ assetName }) => assetName,
      sortBy: byServer,
    },
    { id: 'plant', header: texts('inventory.plant'), cell: ({ plantName }) => plantName },
    { id: 'place', header: texts('inventory.place'), cell: ({ position }) => position },
    {
      id: 'state',
      header: texts('inventory.state'),
      cell: ({ state }) => <StatusBadge tone={labels.tone(state)}>{labels.state(state)}</StatusBadge>,
    },
    {
      id: 'contract',
      header: texts('inventory.contract'),
      cell: ({ contract, contractUntil }) => labels.contract(contract, contractUntil, today()),
      sortBy: byServer,
    },
    {
      id: 'software',
      header: texts('machine.software'),
      cell: ({ softwareVersion }) => softwareVersion,
      hidden: true,
    },
    {
      id: 'organisation',
      header: texts('inventory.organisation'),
      cell: ({ organisationName }) => organisationName,
      hidden: true,
    },
    { id: 'tickets', header: texts('inventory.tickets'), cell: ({ openTickets }) => openTickets, align: 'end' },
  ]
}
