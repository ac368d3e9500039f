import type { MachineWishes } from '@ferrule/domain/machines/machine-list'
import { Button, ButtonLink } from '@ferrule/ui/button'
import { Select } from '@ferrule/ui/select'
import { TextField } from '@ferrule/ui/text-field'
import { Form, useLocation } from 'react-router'
import { useTexts } from '../frame/texts.tsx'
import { useFieldLabels } from '../portal/use-field-labels.ts'
import classes from './inventory.module.css'
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
    // What stands in the fields follows the address, also when the reader goes back.
    <Form className={classes.filters} role="search" key={JSON.stringify(wishes)}>
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
      <div className={classes.filterActions}>
        <Button type="submit" look="secondary">
          {texts('component.apply')}
        </Button>
        <ButtonLink look="quiet" href={`${pathname}?view=${view}`}>
          {texts('component.clear')}
        </ButtonLink>
      </div>
    </Form>
  )
}
