import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FlashQueue } from './flash-queue.tsx'

test('every message of the queue has a role and a hide button', () => {
  const html = renderToStaticMarkup(
    <FlashQueue
      label="Messages"
      hideLabel="Hide message"
      onHidden={() => undefined}
      messages={[
        { id: 'a', kind: 'success', title: 'Profile saved' },
        { id: 'b', kind: 'error', title: 'Submission failed', text: 'Please try again.' },
      ]}
    />,
  )
  expect(html).toMatch(/^<section[^>]* aria-label="Messages"/)
  expect(html.match(/aria-label="Hide message"/g)).toHaveLength(2)
  expect(html).toMatch(/role="status".*Profile saved.*role="alert".*Submission failed/)
})
