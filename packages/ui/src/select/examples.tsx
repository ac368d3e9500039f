import type { Example } from '../example.ts'
import { Select } from './select.tsx'

const labels = { optional: '(optional)', error: 'Error:' }
const services = ['Repair on site', 'Repair at the factory', 'Inspection', 'Calibration', 'Training'].map((label) => ({
  value: label,
  label,
}))

export const selectExamples: Example[] = [
  {
    name: 'nothing chosen',
    render: () => (
      <Select
        name="service"
        label="Requested service"
        labels={labels}
        placeholder="Select a service"
        options={services}
      />
    ),
  },
  {
    name: 'chosen, optional, with hint',
    render: () => (
      <Select
        name="plant"
        label="Location"
        labels={labels}
        optional
        hint="The plant where the machine stands."
        defaultValue="gyor"
        options={[
          { value: 'linz', label: 'Plant Linz' },
          { value: 'gyor', label: 'Plant Győr' },
        ]}
      />
    ),
  },
  {
    name: 'with error',
    render: () => (
      <Select
        name="ticket-type"
        label="Ticket type"
        labels={labels}
        error="Please select an item"
        placeholder="Select a type"
        options={services}
      />
    ),
  },
  {
    name: 'disabled says why',
    render: () => (
      <Select
        name="currency"
        label="Currency"
        labels={labels}
        disabledReason="Set by your contract."
        options={[{ value: 'eur', label: 'Euro' }]}
      />
    ),
  },
  {
    name: 'in groups',
    render: () => (
      <Select
        name="machine"
        label="Machine"
        labels={labels}
        options={[
          { label: 'Plant Linz', options: [{ value: '207', label: 'Axion 56 S, 56-1184-207' }] },
          {
            label: 'Plant Győr',
            options: [
              { value: '118', label: 'Tessera 320, 32-0907-118' },
              { value: '311', label: 'Corva 24, 24-2210-311', disabled: true },
            ],
          },
        ]}
      />
    ),
  },
  {
    name: 'compact',
    render: () => <Select name="sort" label="Sort by" labels={labels} compact options={services} />,
  },
  {
    name: 'long words',
    language: 'de',
    render: () => (
      <Select
        name="long-choice"
        label="Kabelkonfektionierungsmaschinenbezeichnung"
        labels={{ optional: '(freiwillig)', error: 'Fehler:' }}
        options={[{ value: '1', label: 'Hochspannungskabelkonfektionierungsautomat mit Abisoliereinrichtung' }]}
      />
    ),
  },
]
