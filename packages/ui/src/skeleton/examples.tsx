import type { Example } from '../example.ts'
import { Skeleton } from './skeleton.tsx'

export const skeletonExamples: Example[] = [
  { name: 'lines', render: () => <Skeleton label="Loading your tickets" /> },
  { name: 'with picture', render: () => <Skeleton label="Loading machines" picture lines={2} /> },
]
