import { deskKinds, type DeskListQuery, deskSorts, deskTurns } from '@ferrule/domain/service-desk/desk-list'
import { ticketPriorities } from '@ferrule/domain/tickets/ticket-priority'
import { Select } from '@ferrule/ui/select'
import { TextField } from '@ferrule/ui/text-field'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { useFieldLabels } from '../portal/use-field-labels.ts'
import { ListFilterForm } from '../portal/list-filter-form.tsx'
import { ListFilterSelect } from '../portal/list-filter-select.tsx'

/** Search, filters and order of the queue. */
export function DeskFilters({ query }: { query: DeskListQuery }) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const { portalHome } = useFrame()
  const { group, kind, turn, priority, search, sort } = query
  return (
    <ListFilterForm query={query} clearHref={`${portalHome}/service-desk?group=${group}`} framed>
      <input type="hidden" name="group" value={group} />
      <TextField name="search" labels={labels} label={texts('desk.search')} defaultValue={search} compact />
      <ListFilterSelect
        name="kind"
        label={texts('desk.column.kind')}
        all={texts('desk.all-kinds')}
        value={kind}
        options={deskKinds.map((value) => ({ value, label: texts(`desk.kind.${value}`) }))}
      />
      <ListFilterSelect
        name="turn"
        label={texts('desk.column.turn')}
        all={texts('desk.all-turns')}
        value={turn}
        options={deskTurns.map((value) => ({ value, label: texts(`desk.turn.${value}`) }))}
      />
      <ListFilterSelect
        name="priority"
        label={texts('desk.column.priority')}
        all={texts('desk.all-priorities')}
        value={priority?.toString()}
        options={ticketPriorities.map((value) => ({
          value: String(value),
          label: texts('desk.priority', { priority: value }),
        }))}
      />
      {group !== 'closed' && (
        <Select
          name="sort"
          labels={labels}
          label={texts('desk.sort')}
          defaultValue={sort}
          options={deskSorts.map((value) => ({ value, label: texts(`desk.sort.${value}`) }))}
          compact
        />
      )}
    </ListFilterForm>
  )
}
