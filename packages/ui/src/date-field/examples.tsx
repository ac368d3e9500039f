import type { Example } from '../example.ts'
import { DateField } from './date-field.tsx'

const labels = { optional: '(optional)', error: 'Error:' }

export const dateFieldExamples: Example[] = [
  {
    name: 'empty, with hint',
    render: () => (
      <DateField
        name="date-visit"
        locale="en-GB"
        label="Preferred visit"
        labels={labels}
        hint="From Monday to Friday."
      />
    ),
  },
  {
    name: 'filled, optional',
    render: () => (
      <DateField
        name="date-due"
        locale="en-GB"
        label="Access until"
        labels={labels}
        optional
        defaultValue="2026-11-20"
      />
    ),
  },
  {
    name: 'with limits',
    render: () => (
      <DateField
        name="date-limits"
        locale="en-GB"
        label="Delivery on"
        labels={labels}
        min="2026-11-10"
        max="2026-12-24"
        defaultValue="2026-11-17"
      />
    ),
  },
  {
    name: 'with error',
    render: () => (
      <DateField
        name="date-error"
        locale="en-GB"
        label="Since when"
        labels={labels}
        error="Please enter a valid date"
        defaultValue="2027-02-01"
      />
    ),
  },
  {
    name: 'disabled says why',
    render: () => (
      <DateField
        name="date-off"
        locale="en-GB"
        label="Contract ends"
        labels={labels}
        disabledReason="Changed by your contract partner."
        defaultValue="2027-06-30"
      />
    ),
  },
  {
    name: 'German, long words, compact',
    language: 'de',
    render: () => (
      <DateField
        name="date-de"
        locale="de-CH"
        compact
        label="Wartungsvertragsverlängerungsdatum"
        labels={{ optional: '(freiwillig)', error: 'Fehler:' }}
        defaultValue="2026-11-15"
      />
    ),
  },
  {
    name: 'Japanese',
    language: 'ja',
    render: () => (
      <DateField
        name="date-ja"
        locale="ja-JP"
        label="希望訪問日"
        labels={{ optional: '(任意)', error: 'エラー:' }}
        defaultValue="2026-11-15"
      />
    ),
  },
]
