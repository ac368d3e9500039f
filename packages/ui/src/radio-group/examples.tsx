import type { Example } from '../example.ts'
import { RadioGroup } from './radio-group.tsx'

const labels = { optional: '(optional)', error: 'Error:' }
const warranty = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: 'unknown', label: 'I do not know' },
]
const delivery = [
  { value: 'standard', label: 'Standard', hint: 'Leaves Linz today, two working days.' },
  { value: 'express', label: 'Express', hint: 'Next working day before 10:00.' },
  { value: 'pickup', label: 'Pick up in Linz', hint: 'Closed until 20 November 2026.', disabled: true },
]

export const radioGroupExamples: Example[] = [
  {
    name: 'side by side',
    render: () => (
      <RadioGroup
        name="warranty"
        label="Is the machine under warranty?"
        labels={labels}
        defaultValue="no"
        options={warranty}
        inline
      />
    ),
  },
  {
    name: 'one below the other, with hints',
    render: () => (
      <RadioGroup name="delivery" label="Delivery" labels={labels} defaultValue="standard" options={delivery} />
    ),
  },
  {
    name: 'with error',
    render: () => (
      <RadioGroup
        name="open-warranty"
        label="Is the machine under warranty?"
        labels={labels}
        hint="The plate shows the year of build."
        error="Please select an item"
        options={warranty}
      />
    ),
  },
  {
    name: 'disabled says why',
    render: () => (
      <RadioGroup
        name="fixed-delivery"
        label="Delivery"
        labels={labels}
        disabledReason="Your contract includes express delivery."
        defaultValue="express"
        options={delivery}
      />
    ),
  },
  {
    name: 'long words',
    language: 'de',
    render: () => (
      <RadioGroup
        name="long-radio"
        label="Kabelkonfektionierungsmaschinenwartungsvertragsart"
        labels={labels}
        options={[{ value: '1', label: 'Ersatzteilverfügbarkeitszusicherungsvertrag' }]}
      />
    ),
  },
]
