import type { Example } from '../example.ts'
import { Progress } from './progress.tsx'

export const progressExamples: Example[] = [
  {
    name: 'under way',
    render: () => <Progress label="encoder-warm.mp4" value={38} max={62} valueText="38 of 62 MB" />,
  },
  { name: 'unknown length', render: () => <Progress label="Checking for viruses" /> },
  { name: 'done', render: () => <Progress label="order-77-3120.pdf" value={100} valueText="1.2 MB" /> },
  {
    name: 'failed',
    render: () => <Progress failed label="encoder-warm.mp4" value={38} max={62} valueText="Connection lost at 38 MB" />,
  },
]
