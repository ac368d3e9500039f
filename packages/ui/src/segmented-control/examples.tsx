import type { Example } from '../example.ts'
import { SegmentedControl, SegmentedLinks } from './segmented-control.tsx'

const units = [
  { value: 'metric', label: 'Metric' },
  { value: 'imperial', label: 'Imperial' },
]

export const segmentedControlExamples: Example[] = [
  {
    name: 'in a form',
    render: () => (
      <SegmentedControl name="measurement" label="Measurement system" options={units} defaultValue="metric" />
    ),
  },
  {
    name: 'label only read out',
    render: () => (
      <SegmentedControl name="view" label="Measurement system" hideLabel options={units} defaultValue="imperial" />
    ),
  },
  {
    name: 'one answer disabled',
    render: () => (
      <SegmentedControl
        name="period"
        label="Period"
        defaultValue="month"
        options={[
          { value: 'day', label: 'Day' },
          { value: 'month', label: 'Month' },
          { value: 'year', label: 'Year', disabled: true },
        ]}
      />
    ),
  },
  {
    name: 'links',
    render: () => (
      <SegmentedLinks
        label="View"
        options={[
          { href: '#cards', label: 'Cards', current: true },
          { href: '#table', label: 'Table' },
        ]}
      />
    ),
  },
  {
    name: 'long words',
    language: 'de',
    render: () => (
      <SegmentedControl
        name="long-segment"
        label="Maßeinheitensystem"
        defaultValue="1"
        options={[
          { value: '1', label: 'Kabelquerschnittsangaben' },
          { value: '2', label: 'Leitungslängentoleranzangaben' },
        ]}
      />
    ),
  },
]
