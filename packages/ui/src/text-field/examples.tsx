import type { Example } from '../example.ts'
import { TextArea, TextField } from './text-field.tsx'

const labels = { optional: '(optional)', error: 'Error:' }

export const textFieldExamples: Example[] = [
  { name: 'empty', render: () => <TextField name="first-name" label="First name" labels={labels} /> },
  {
    name: 'with hint',
    render: () => (
      <TextField
        name="serial"
        label="Serial number"
        labels={labels}
        hint="On the plate by the main switch, for example 56-1184-207."
      />
    ),
  },
  {
    name: 'filled',
    render: () => <TextField name="company" label="Company" labels={labels} defaultValue="Brenner Kabeltechnik GmbH" />,
  },
  {
    name: 'optional',
    render: () => <TextField name="phone" type="tel" label="Telephone" labels={labels} optional autoComplete="tel" />,
  },
  {
    name: 'with error',
    render: () => (
      <TextField
        name="wrong-serial"
        label="Serial number"
        labels={labels}
        hint="On the plate by the main switch, for example 56-1184-207."
        error="Please enter a valid serial number"
        defaultValue="56-11"
      />
    ),
  },
  {
    name: 'disabled says why',
    render: () => (
      <TextField
        name="fixed-company"
        label="Company"
        labels={labels}
        disabledReason="Changed by your administrator."
        defaultValue="Brenner Kabeltechnik GmbH"
      />
    ),
  },
  {
    name: 'with unit',
    render: () => (
      <TextField name="length" label="Cut length" labels={labels} unit="mm" inputMode="decimal" defaultValue="1 480" />
    ),
  },
  {
    name: 'with unit and error',
    render: () => (
      <TextField
        name="section"
        label="Wire cross-section"
        labels={labels}
        unit="mm²"
        error="Please enter a value from 0.05 to 6"
        defaultValue="60"
      />
    ),
  },
  {
    name: 'with a mark before',
    render: () => <TextField name="budget" label="Budget" labels={labels} optional before="CHF" inputMode="decimal" />,
  },
  {
    name: 'compact',
    render: () => <TextField name="filter" label="Search name or serial number" labels={labels} compact />,
  },
  {
    name: 'long words',
    language: 'de',
    render: () => (
      <TextField
        name="long"
        label="Leitungsquerschnittsüberwachungseinrichtungsbezeichnung"
        labels={{ optional: '(freiwillig)', error: 'Fehler:' }}
        hint="Kábelkeresztmetszet-ellenőrzőberendezésekre vonatkozó karbantartásiengedély-szám."
        error="Geschwindigkeitsregelungsparameterüberschreitung"
        optional
      />
    ),
  },
  {
    name: 'several lines',
    render: () => (
      <TextArea
        name="description"
        label="Description"
        labels={labels}
        hint="What does the machine do, since when, with which order?"
        defaultValue="Wires come out 0.8 mm too long once the machine is warm. Second encoder reads normal."
      />
    ),
  },
  {
    name: 'several lines with error',
    render: () => (
      <TextArea name="empty-description" label="Description" labels={labels} error="Please enter a valid value" />
    ),
  },
]
