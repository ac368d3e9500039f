import type { Example } from '../example.ts'
import { StackedBar } from './stacked-bar.tsx'

export const stackedBarExamples: Example[] = [
  {
    name: 'decisions of a review',
    render: () => (
      <StackedBar
        parts={[
          { label: '34 kept', value: 34, tone: 'ok' },
          { label: '3 withdrawn', value: 3, tone: 'error' },
          { label: '9 not decided', value: 9, tone: 'neutral' },
        ]}
      />
    ),
  },
  {
    name: 'nothing decided',
    render: () => <StackedBar parts={[{ label: '0 not decided', value: 0, tone: 'neutral' }]} />,
  },
]
