import { deskKinds, type DeskListQuery } from '@ferrule/domain/service-desk/desk-list'
import { TextField } from '@ferrule/ui/text-field'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { useFieldLabels } from '../portal/use-field-labels.ts'
import { ListFilterForm } from '../portal/list-filter-form.tsx'
import { ListFilterSelect } from '../portal/list-filter-select.tsx'

/** Search and kind filter of the queue. */
export function DeskFilters({ query }: { query: DeskListQuery }) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const { portalHome } = useFrame()
  const { group, kind, search } = query
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
    </ListFilterForm>
  )
}
