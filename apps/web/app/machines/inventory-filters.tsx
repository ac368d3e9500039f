import type { MachineListQuery } from '@ferrule/domain/machines/machine-list'
import { TextField } from '@ferrule/ui/text-field'
import { useLocation } from 'react-router'
import { useTexts } from '../frame/texts.tsx'
import { useFieldLabels } from '../portal/use-field-labels.ts'
import { ListFilterForm } from '../portal/list-filter-form.tsx'
import { ListFilterSelect } from '../portal/list-filter-select.tsx'
import type { InventoryQuery } from './inventory.generated.ts'

type InventoryFiltersProps = { query: MachineListQuery; plants: InventoryQuery['plants'] }

/** Search, organisation and plant filter of the inventory. */
export function InventoryFilters({ query, plants }: InventoryFiltersProps) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const { pathname } = useLocation()
  const { search, plantId, organisationId, sort, direction, view, state } = query
  const organisations = new Map(plants.map((plant) => [plant.organisationId, plant.organisationName]))
  const offeredPlants = organisationId ? plants.filter((plant) => plant.organisationId === organisationId) : plants
  const hidden = { sort, direction, view, ...(state ? { state } : {}) }
  return (
    <ListFilterForm query={query} clearHref={`${pathname}?view=${view}`}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField name="search" labels={labels} label={texts('inventory.search')} defaultValue={search} compact />
      <ListFilterSelect
        name="organisationId"
        label={texts('inventory.organisation')}
        all={texts('inventory.all-organisations')}
        value={organisationId}
        options={[...organisations].map(([value, label]) => ({ value, label }))}
      />
      <ListFilterSelect
        name="plantId"
        label={texts('inventory.plant')}
        all={texts('inventory.all-plants')}
        value={plantId}
        options={offeredPlants.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </ListFilterForm>
  )
}
