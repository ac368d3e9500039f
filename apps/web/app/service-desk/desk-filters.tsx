import { deskKinds, type DeskWishes } from '@ferrule/domain/service-desk/desk-list'
import { Select } from '@ferrule/ui/select'
import { TextField } from '@ferrule/ui/text-field'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { useFieldLabels } from '../portal/use-field-labels.ts'
import { WishesForm } from '../portal/wishes-form.tsx'

/** A plain form that asks for the same page with another address. */
export function DeskFilters({ wishes }: { wishes: DeskWishes }) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const { portalHome } = useFrame()
  const { group, kind, search } = wishes
  return (
    <WishesForm wishes={wishes} clearHref={`${portalHome}/service-desk?group=${group}`} framed>
      <input type="hidden" name="group" value={group} />
      <TextField name="search" labels={labels} label={texts('desk.search')} defaultValue={search} compact />
      <Select
        name="kind"
        labels={labels}
        label={texts('desk.column.kind')}
        placeholder={texts('desk.all-kinds')}
        defaultValue={kind}
        options={deskKinds.map((value) => ({ value, label: texts(`desk.kind.${value}`) }))}
        compact
      />
    </WishesForm>
  )
}
