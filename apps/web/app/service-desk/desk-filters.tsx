import { deskKinds, type DeskWishes } from '@ferrule/domain/service-desk/desk-list'
import { Button, ButtonLink } from '@ferrule/ui/button'
import { Select } from '@ferrule/ui/select'
import { TextField } from '@ferrule/ui/text-field'
import { Form } from 'react-router'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { useFieldLabels } from '../portal/use-field-labels.ts'
import classes from './service-desk.module.css'

/** A plain form that asks for the same page with another address. */
export function DeskFilters({ wishes }: { wishes: DeskWishes }) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const { portalHome } = useFrame()
  const { group, kind, search } = wishes
  return (
    // What stands in the fields follows the address, also when the reader goes back.
    <Form className={classes.filters} role="search" key={JSON.stringify(wishes)}>
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
      <div className={classes.filterActions}>
        <Button type="submit" look="secondary">
          {texts('component.apply')}
        </Button>
        <ButtonLink look="quiet" href={`${portalHome}/service-desk?group=${group}`}>
          {texts('component.clear')}
        </ButtonLink>
      </div>
    </Form>
  )
}
