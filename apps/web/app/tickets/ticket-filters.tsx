import type { TicketWishes } from '@ferrule/domain/tickets/ticket-list'
import { ticketTypes } from '@ferrule/domain/tickets/ticket'
import { Select } from '@ferrule/ui/select'
import { TextField } from '@ferrule/ui/text-field'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { useFieldLabels } from '../portal/use-field-labels.ts'
import { WishesForm } from '../portal/wishes-form.tsx'

type TicketFiltersProps = {
  wishes: TicketWishes
  plants: { id: string; name: string }[]
  machines: { id: string; model: string; serialNumber: string }[]
}

/** A plain form that asks for the same page with another address. */
export function TicketFilters({ wishes, plants, machines }: TicketFiltersProps) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const { portalHome } = useFrame()
  const { group, search, plantId, type, machineId } = wishes
  return (
    <WishesForm wishes={wishes} clearHref={`${portalHome}/tickets/list?group=${group}`} framed>
      <input type="hidden" name="group" value={group} />
      <TextField name="search" labels={labels} label={texts('ticket.search')} defaultValue={search} compact />
      <Select
        name="plantId"
        labels={labels}
        label={texts('ticket.location')}
        placeholder={texts('component.all')}
        defaultValue={plantId}
        options={plants.map(({ id, name }) => ({ value: id, label: name }))}
        compact
      />
      <Select
        name="type"
        labels={labels}
        label={texts('ticket.column.type')}
        placeholder={texts('ticket.all-types')}
        defaultValue={type}
        options={ticketTypes.map((value) => ({ value, label: texts(`ticket.type.${value}`) }))}
        compact
      />
      <Select
        name="machineId"
        labels={labels}
        label={texts('ticket.column.machine')}
        placeholder={texts('ticket.all-machines')}
        defaultValue={machineId}
        options={machines.map(({ id, model, serialNumber }) => ({ value: id, label: `${model}, ${serialNumber}` }))}
        compact
      />
    </WishesForm>
  )
}
