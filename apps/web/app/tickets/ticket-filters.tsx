import type { TicketListQuery } from '@ferrule/domain/tickets/ticket-list'
import { ticketTypes } from '@ferrule/domain/tickets/ticket-values'
import { TextField } from '@ferrule/ui/text-field'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { useFieldLabels } from '../portal/use-field-labels.ts'
import { ListFilterForm } from '../portal/list-filter-form.tsx'
import { ListFilterSelect } from '../portal/list-filter-select.tsx'

type TicketFiltersProps = {
  query: TicketListQuery
  plants: { id: string; name: string }[]
  machines: { id: string; model: string; serialNumber: string }[]
}

/** Search, location, type and machine filter of the ticket list. */
export function TicketFilters({ query, plants, machines }: TicketFiltersProps) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const { portalHome } = useFrame()
  const { group, search, plantId, type, machineId } = query
  return (
    <ListFilterForm query={query} clearHref={`${portalHome}/tickets/list?group=${group}`} framed>
      <input type="hidden" name="group" value={group} />
      <TextField name="search" labels={labels} label={texts('ticket.search')} defaultValue={search} compact />
      <ListFilterSelect
        name="plantId"
        label={texts('ticket.location')}
        all={texts('component.all')}
        value={plantId}
        options={plants.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <ListFilterSelect
        name="type"
        label={texts('ticket.column.type')}
        all={texts('ticket.all-types')}
        value={type}
        options={ticketTypes.map((value) => ({ value, label: texts(`ticket.type.${value}`) }))}
      />
      <ListFilterSelect
        name="machineId"
        label={texts('ticket.column.machine')}
        all={texts('ticket.all-machines')}
        value={machineId}
        options={machines.map(({ id, model, serialNumber }) => ({ value: id, label: `${model}, ${serialNumber}` }))}
      />
    </ListFilterForm>
  )
}
