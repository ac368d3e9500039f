import { EmptyState } from '../empty-state/empty-state.tsx'
import type { Example } from '../example.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { Thread, type ThreadEntry } from './thread.tsx'

const marta = { name: 'Marta Holzer', initials: 'MH', role: 'You' }
const jonas = { name: 'Jonas Frei', initials: 'JF', role: 'Norlitz service, Linz', staff: true }

const entries: ThreadEntry[] = [
  {
    kind: 'message',
    id: '1',
    author: marta,
    at: { label: '13 Nov 2026, 08:12', dateTime: '2026-11-13T08:12' },
    text: (
      <p>
        Wires come out 0.8 mm too long once the machine is warm, about 20 minutes after start. Cold, everything is in
        tolerance. Order 77-3120, 0.35 mm² FLRY-B, 1 240 mm.
      </p>
    ),
    files: [
      { id: 'video', label: 'encoder-warm.mp4, 62 MB', href: '#video' },
      { id: 'order', label: 'order-77-3120.pdf', onOpen: () => {} },
      { id: 'log', label: 'encoder.log', note: 'Virus check running' },
    ],
  },
  {
    kind: 'event',
    id: '2',
    text: 'Assigned to Jonas Frei, Linz.',
    at: { label: '13 Nov, 08:40', dateTime: '2026-11-13T08:40' },
  },
  {
    kind: 'message',
    id: '3',
    author: jonas,
    at: { label: '13 Nov 2026, 09:31', dateTime: '2026-11-13T09:31' },
    text: (
      <>
        <p>Thank you for the video. The belt drive looks fine. One thing would help me:</p>
        <p>The encoder log of the last hour (Service, Diagnosis, Export).</p>
      </>
    ),
  },
  {
    kind: 'message',
    id: '4',
    internal: true,
    author: { ...jonas, role: 'Internal note' },
    at: { label: '13 Nov 2026, 09:34', dateTime: '2026-11-13T09:34' },
    text: 'The third encoder of this series. Ask the workshop about the delivery of March.',
  },
]

export const threadExamples: Example[] = [
  { name: 'conversation', render: () => <Thread entries={entries} /> },
  { name: 'empty', render: () => <EmptyState icon="mail" title="No replies yet" /> },
  { name: 'loading', render: () => <Skeleton label="Loading the conversation" lines={6} /> },
]
