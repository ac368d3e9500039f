import { Button } from '@ferrule/ui/button'
import { Checkbox } from '@ferrule/ui/checkbox'
import { Select } from '@ferrule/ui/select'
import { TextField } from '@ferrule/ui/text-field'
import { useTexts } from '../frame/texts.tsx'
import classes from './filter-form.module.css'

type Option = { value: string; label: string }

type FilterFormProps = {
  choices: { name: string; label: string; all: string; options: readonly Option[] }[]
  /** A search field before the choices. */
  search?: { name: string; label: string }
  /** Further query parameters to preserve, as hidden fields. */
  hidden?: Record<string, string>
  chosen: Record<string, string>
  flag?: { name: string; label: string }
}

/** The filters of an overview page. A plain GET form, so that every result has its own URL. */
export function FilterForm({ choices, search, hidden = {}, chosen, flag }: FilterFormProps) {
  const texts = useTexts()
  const labels = { optional: texts('component.optional'), error: texts('component.error-prefix') }
  return (
    <form className={classes.form}>
      {Object.entries(hidden).map(
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
      <Button type="submit" variant="secondary">
        {texts('component.apply')}
      </Button>
    </form>
  )
}

/** Options whose labels are their values. */
export function toOptions(values: readonly string[]): Option[] {
  return values.map((value) => ({ value, label: value }))
}
