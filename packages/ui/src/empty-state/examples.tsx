import { Button } from '../button/button.tsx'
import type { Example } from '../example.ts'
import { EmptyState } from './empty-state.tsx'

export const emptyStateExamples: Example[] = [
  {
    name: 'nothing found',
    render: () => (
      <EmptyState icon="search" title="No entries found" action={<Button variant="quiet">Clear search</Button>}>
        Check the spelling or use fewer words.
      </EmptyState>
    ),
  },
  { name: 'nothing yet', render: () => <EmptyState icon="ticket" title="No replies yet" /> },
]
