import type { Example } from '../example.ts'
import { Steps } from './steps.tsx'

const ticket = [
  { label: 'Received', detail: '13 Nov, 08:12' },
  { label: 'Assigned', detail: '13 Nov, 08:40' },
  { label: 'Your answer', detail: 'since 14:05' },
  { label: 'Visit or fix' },
  { label: 'Solved' },
]

export const stepsExamples: Example[] = [
  { name: 'under way', render: () => <Steps steps={ticket} current={2} doneLabel="(done)" /> },
  { name: 'all done', render: () => <Steps steps={ticket} current={5} doneLabel="(done)" /> },
  {
    name: 'large, long words',
    language: 'de',
    render: () => (
      <Steps
        size="large"
        current={1}
        doneLabel="(erledigt)"
        steps={[{ label: 'Auftragsbestätigung' }, { label: 'Ersatzteilverfügbarkeitsprüfung' }, { label: 'Versand' }]}
      />
    ),
  },
]
