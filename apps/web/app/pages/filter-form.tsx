import { Button } from '@ferrule/ui/button'
import { Checkbox } from '@ferrule/ui/checkbox'
import { Select } from '@ferrule/ui/select'
import { TextField } from '@ferrule/ui/text-field'
import { useTexts } from '../frame/texts.tsx'
import classes from './filter-form.module.css'

type Option = { value: string; label: string }

type FilterFormProps = {
  choices: { name: string; label: string; all: string; options: readonly Option[] }[]
  /** Words to look for, before the choices. */
  search?: { name: string; label: string }
  /** What is chosen elsewhere on the page and stays so. */
  kept?: Record<string, string>
  chosen: Record<string, string>
  flag?: { name: string; label: string }
}

/** Narrows an overview. A plain form: its answer is a page with an address of its own. */
export function FilterForm({ choices, search, kept = {}, chosen, flag }: FilterFormProps) {
  const texts = useTexts()
  const labels = { optional: texts('component.optional'), error: texts('component.error-prefix') }
  return (
    <form className={classes.form}>
      {Object.entries(kept).map(
        ([name, value]) => value !== '' && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {search && (
        <TextField name={search.name} label={search.label} labels={labels} compact defaultValue={chosen[search.name]} />
      )}
      {choices.map(({ name, label, all, options }) => (
        <Select
          key={name}
          name={name}
          label={label}
          labels={labels}
          compact
          defaultValue={chosen[name] ?? ''}
          options={[{ value: '', label: all }, ...options]}
        />
      ))}
      {flag && (
        <Checkbox name={flag.name} value="true" defaultChecked={chosen[flag.name] === 'true'} label={flag.label} />
      )}
      <Button type="submit" look="secondary">
        {texts('component.apply')}
      </Button>
    </form>
  )
}

/** Values that say themselves what they mean. */
export function toOptions(values: readonly string[]): Option[] {
  return values.map((value) => ({ value, label: value }))
}
