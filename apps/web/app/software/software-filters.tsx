import type { SoftwareWishes } from '@ferrule/domain/software/software-wishes'
import { Checkbox } from '@ferrule/ui/checkbox'
import { Select } from '@ferrule/ui/select'
import { TextField } from '@ferrule/ui/text-field'
import { useLocation } from 'react-router'
import { useTexts } from '../frame/texts.tsx'
import { useFieldLabels } from '../portal/use-field-labels.ts'
import { WishesForm } from '../portal/wishes-form.tsx'
import type { SoftwareQuery } from './software.generated.ts'

type SoftwareFiltersProps = { wishes: SoftwareWishes; software: SoftwareQuery['software'] }

/** A plain form that asks for the same page with another address. */
export function SoftwareFilters({ wishes, software }: SoftwareFiltersProps) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const { pathname } = useLocation()
  const plants = new Map(
    software.flatMap(({ machines }) => machines.map(({ plantId, plantName }) => [plantId, plantName])),
  )
  return (
    <WishesForm wishes={wishes} clearHref={pathname}>
      <TextField
        name="search"
        labels={labels}
        label={texts('downloads.search')}
        defaultValue={wishes.search}
        maxLength={200}
        compact
      />
      <Select
        name="plantId"
        labels={labels}
        label={texts('inventory.plant')}
        placeholder={texts('inventory.all-plants')}
        defaultValue={wishes.plantId}
        options={[...plants].map(([value, label]) => ({ value, label }))}
        compact
      />
      <Checkbox
        name="updatesOnly"
        value="true"
        label={texts('downloads.updates-only')}
        defaultChecked={wishes.updatesOnly}
      />
    </WishesForm>
  )
}
