import type { SoftwareFilters } from '@ferrule/domain/software/software-filters'
import { Checkbox } from '@ferrule/ui/checkbox'
import { TextField } from '@ferrule/ui/text-field'
import { useLocation } from 'react-router'
import { useTexts } from '../frame/texts.tsx'
import { useFieldLabels } from '../portal/use-field-labels.ts'
import { ListFilterForm } from '../portal/list-filter-form.tsx'
import { ListFilterSelect } from '../portal/list-filter-select.tsx'
import type { SoftwareQuery } from './software.generated.ts'

type SoftwareFiltersProps = { query: SoftwareFilters; software: SoftwareQuery['software'] }

/** Search, plant and update filter of the downloads. */
export function SoftwareFilters({ query, software }: SoftwareFiltersProps) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const { pathname } = useLocation()
  const plants = new Map(
    software.flatMap(({ machines }) => machines.map(({ plantId, plantName }) => [plantId, plantName])),
  )
  return (
    <ListFilterForm query={query} clearHref={pathname}>
      <TextField
        name="search"
        labels={labels}
        label={texts('downloads.search')}
        defaultValue={query.search}
        maxLength={200}
        compact
      />
      <ListFilterSelect
        name="plantId"
        label={texts('inventory.plant')}
        all={texts('inventory.all-plants')}
        value={query.plantId}
        options={[...plants].map(([value, label]) => ({ value, label }))}
      />
      <Checkbox
        name="updatesOnly"
        value="true"
        label={texts('downloads.updates-only')}
        defaultChecked={query.updatesOnly}
      />
    </ListFilterForm>
  )
}
