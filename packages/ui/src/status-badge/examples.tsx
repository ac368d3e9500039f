import type { Example } from '../example.ts'
import { StatusBadge } from './status-badge.tsx'

export const statusBadgeExamples: Example[] = [
  { name: 'ok', render: () => <StatusBadge tone="ok">Running</StatusBadge> },
  { name: 'warn', render: () => <StatusBadge tone="warn">Waiting for you</StatusBadge> },
  { name: 'error', render: () => <StatusBadge tone="error">Stopped</StatusBadge> },
  { name: 'info', render: () => <StatusBadge tone="info">Changeover</StatusBadge> },
  {
    name: 'another icon',
    render: () => (
      <StatusBadge tone="info" icon="mail">
        New
      </StatusBadge>
    ),
  },
  { name: 'accent', render: () => <StatusBadge tone="accent">In progress</StatusBadge> },
  { name: 'neutral', render: () => <StatusBadge>No signal</StatusBadge> },
  { name: 'plain', render: () => <StatusBadge tone="plain">Coming soon</StatusBadge> },
  {
    name: 'long word',
    language: 'de',
    render: () => <StatusBadge tone="warn">Ersatzteilverfügbarkeitsprüfung ausstehend</StatusBadge>,
  },
]
