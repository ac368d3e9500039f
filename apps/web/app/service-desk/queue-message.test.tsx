import { loadTexts } from '@ferrule/texts/load-texts'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider, useFetcher } from 'react-router'
import { expect, test } from 'vitest'
import { TextsContext } from '../frame/texts.tsx'
import type { QueueResult } from './queue-actions.ts'
import { QueueMessage } from './queue-message.tsx'

const texts = await loadTexts('en')

function Message({ result }: { result: QueueResult }) {
  return <QueueMessage result={result} fetcher={useFetcher<QueueResult>()} />
}

function render(change: Partial<QueueResult>): string {
  const result = { intent: 'assign', refusal: undefined, changeId: 'c1', changed: 2, skipped: 0, done: 1, ...change }
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <TextsContext value={texts}>
          <Message result={result} />
        </TextsContext>
      ),
    },
  ])
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

test.each([
  ['assign', '2 tickets assigned'],
  ['take-selected', '2 tickets assigned'],
  ['solve', '2 tickets marked as solved'],
])('%s is confirmed and offers undo', (intent, text) => {
  const html = render({ intent })
  expect(html).toContain(text)
  expect(html).toContain('Undo')
})

test('an undone change offers no undo', () => {
  const html = render({ intent: 'undo', changed: 1 })
  expect(html).toContain('Change of 1 ticket undone')
  expect(html).not.toContain('>Undo<')
})

test('tickets that were left as they are are told', () => {
  expect(render({ skipped: 1 })).toContain('1 ticket was left as it is')
})

test('a failure says so and offers no undo', () => {
  const html = render({ refusal: 'failed' })
  expect(html).toContain('Not saved')
  expect(html).not.toContain('Undo')
})
