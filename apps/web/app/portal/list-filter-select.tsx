import { Select } from '@ferrule/ui/select'
import { useFieldLabels } from './use-field-labels.ts'

type ListFilterSelectProps = {
  name: string
  label: string
  /** The option without a filter: "All plants". */
  all: string
  value: string | undefined
  options: { value: string; label: string }[]
}

/** A select in the filter form of a list. */
export function ListFilterSelect({ name, label, all, value, options }: ListFilterSelectProps) {
  const labels = useFieldLabels()
  return <Select {...{ name, labels, label, options }} placeholder={all} defaultValue={value} compact />
}
