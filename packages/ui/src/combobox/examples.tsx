import type { Example } from '../example.ts'
import { ComboboxField, type ComboboxOption } from './combobox.tsx'

const labels = { optional: '(optional)', error: 'Error:' }
const machines: ComboboxOption[] = [
  { value: '207', label: 'Axion 56 S', detail: '56-1184-207, Line 7, hall 2' },
  { value: '206', label: 'Axion 56 S, second', detail: '56-1184-206, Line 6, hall 2' },
  { value: '118', label: 'Tessera 320', detail: '32-0907-118, Cutting 2, hall 1' },
  { value: '311', label: 'Corva 24', detail: '24-2210-311, moved to Győr', disabled: true },
]
const props = { locale: 'en', emptyText: 'No entries found', labels }

export const comboboxExamples: Example[] = [
  {
    name: 'nothing chosen',
    render: () => (
      <ComboboxField
        {...props}
        name="combo-machine"
        label="Machine"
        hint="Type a part of the name."
        options={machines}
      />
    ),
  },
  {
    name: 'chosen, optional',
    render: () => (
      <ComboboxField {...props} name="combo-chosen" label="Machine" optional defaultValue="118" options={machines} />
    ),
  },
  {
    name: 'with error',
    render: () => (
      <ComboboxField
        {...props}
        name="combo-error"
        label="Machine concerned"
        error="Please select an item"
        options={machines}
      />
    ),
  },
  {
    name: 'disabled says why',
    render: () => (
      <ComboboxField
        {...props}
        name="combo-off"
        label="Machine concerned"
        disabledReason="The ticket is closed."
        defaultValue="207"
        options={machines}
      />
    ),
  },
  {
    name: 'nothing to choose from',
    render: () => <ComboboxField {...props} name="combo-empty" label="Location" options={[]} />,
  },
  {
    name: 'compact, long words',
    language: 'de',
    render: () => (
      <ComboboxField
        name="combo-long"
        locale="de-CH"
        emptyText="Keine Einträge gefunden"
        labels={{ optional: '(freiwillig)', error: 'Fehler:' }}
        label="Kabelkonfektionierungsmaschinenbezeichnung"
        compact
        options={[{ value: '1', label: 'Hochspannungskabelkonfektionierungsautomat' }]}
      />
    ),
  },
]
