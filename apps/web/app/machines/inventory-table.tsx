import { machineWishes, type MachineWishes } from '@ferrule/domain/machines/machine-list'
import { type PortalColumn, PortalTable } from '@ferrule/ui/portal-table'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { useNavigate } from 'react-router'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { useReaderLanguage } from '../frame/use-reader-language.ts'
import { type Entry, toInventoryQuery } from './load-inventory.ts'
import { toMachineWords, today } from './machine-words.ts'

type Row = Entry['machine'] & { openTickets: number }

type InventoryTableProps = { entries: readonly Entry[]; wishes: MachineWishes }

/** The same machines in rows. The data service sorts, because it alone knows those of the other pages. */
export function InventoryTable({ entries, wishes }: InventoryTableProps) {
  const texts = useTexts()
  const language = useReaderLanguage()
  const navigate = useNavigate()
  const columns = useColumns()
  return (
    <PortalTable
      label={texts('inventory.title')}
      columns={columns}
      items={entries.map(({ machine, openTickets }) => ({ ...machine, openTickets }))}
      language={language}
      chooseLabel={texts('component.choose-columns')}
      initialSort={{ column: wishes.sort, direction: wishes.direction }}
      onSort={({ column, direction }) => {
        const { sort } = machineWishes.parse({ sort: column })
        void navigate(toInventoryQuery(wishes, { sort, direction }))
      }}
      empty={null}
    />
  )
}

/** Sorting is asked of the data service; here a column only says that it can be. */
const byServer = () => 0

function useColumns(): PortalColumn<Row>[] {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const words = toMachineWords(texts, useReaderLanguage())
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
      header: texts('inventory.name-in-plant'),
      cell: ({ nameInPlant }) => nameInPlant,
      sortBy: byServer,
    },
    { id: 'plant', header: texts('inventory.plant'), cell: ({ plantName }) => plantName },
    { id: 'place', header: texts('inventory.place'), cell: ({ placeInPlant }) => placeInPlant },
    {
      id: 'state',
      header: texts('inventory.state'),
      cell: ({ state }) => <StatusBadge tone={words.tone(state)}>{words.state(state)}</StatusBadge>,
    },
    {
      id: 'contract',
      header: texts('inventory.contract'),
      cell: ({ contract, contractUntil }) => words.contract(contract, contractUntil, today()),
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
