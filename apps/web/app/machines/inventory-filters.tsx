import type { MachineWishes } from '@ferrule/domain/machines/machine-list'
import { Select } from '@ferrule/ui/select'
import { TextField } from '@ferrule/ui/text-field'
import { useLocation } from 'react-router'
import { useTexts } from '../frame/texts.tsx'
import { useFieldLabels } from '../portal/use-field-labels.ts'
import { WishesForm } from '../portal/wishes-form.tsx'
import type { InventoryQuery } from './inventory.generated.ts'

type InventoryFiltersProps = { wishes: MachineWishes; plants: InventoryQuery['plants'] }

/** A plain form that asks for the same page with another address. */
export function InventoryFilters({ wishes, plants }: InventoryFiltersProps) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const { pathname } = useLocation()
  const { search, plantId, organisationId, sort, direction, view, state } = wishes
  const organisations = new Map(plants.map((plant) => [plant.organisationId, plant.organisationName]))
  const here = organisationId ? plants.filter((plant) => plant.organisationId === organisationId) : plants
  const kept = { sort, direction, view, ...(state ? { state } : {}) }
  return (
    <WishesForm wishes={wishes} clearHref={`${pathname}?view=${view}`}>
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField name="search" labels={labels} label={texts('inventory.search')} defaultValue={search} compact />
      <Select
        name="organisationId"
        labels={labels}
        label={texts('inventory.organisation')}
        placeholder={texts('inventory.all-organisations')}
        defaultValue={organisationId}
        options={[...organisations].map(([value, label]) => ({ value, label }))}
        compact
      />
      <Select
        name="plantId"
        labels={labels}
        label={texts('inventory.plant')}
        placeholder={texts('inventory.all-plants')}
        defaultValue={plantId}
        options={here.map(({ id, name }) => ({ value: id, label: name }))}
        compact
      />
    </WishesForm>
  )
}
