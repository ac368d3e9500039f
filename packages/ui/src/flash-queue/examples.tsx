import { Button } from '../button/button.tsx'
import type { Example } from '../example.ts'
import { FlashQueue, useFlashMessages } from './flash-queue.tsx'

function Demo() {
  const { messages, show, hide } = useFlashMessages()
  return (
    <>
      <Button
        variant="secondary"
        onClick={() =>
          show({
            id: 'saved',
            kind: 'success',
            title: 'Profile saved',
            text: 'It may take a minute to show everywhere.',
          })
        }
      >
        Save profile
      </Button>
      <Button
        variant="quiet"
        onClick={() =>
          show({
            id: 'failed',
            kind: 'error',
            title: 'Submission failed',
            text: 'Your text is safe. Please try again.',
          })
        }
      >
        Fail to save
      </Button>
      <FlashQueue label="Messages" hideLabel="Hide message" messages={messages} onHidden={hide} />
    </>
  )
}

export const flashQueueExamples: Example[] = [{ name: 'comes up and leaves', render: () => <Demo /> }]
