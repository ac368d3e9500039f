import type { Example } from '../example.ts'
import { Meter } from './meter.tsx'

export const meterExamples: Example[] = [
  { name: 'running', render: () => <Meter label="Running" value={17} max={23} tone="ok" /> },
  { name: 'changeover', render: () => <Meter label="Changeover" value={3} max={23} tone="info" /> },
  { name: 'stopped', render: () => <Meter label="Stopped" value={1} max={23} tone="error" /> },
  { name: 'none', render: () => <Meter label="No signal" value={0} max={23} tone="neutral" /> },
  { name: 'with unit', render: () => <Meter label="Blade life" value={62} max={100} valueText="62 %" /> },
]
