import { loadTexts } from '@ferrule/texts/load-texts'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { TextsContext } from '../frame/texts.tsx'
import { Receipt } from './receipt.tsx'
import type { ReceivedRequest } from './received-request.ts'

const received: ReceivedRequest = {
  number: 'R-7B8D0F',
  kind: 'service',
  state: 'received',
  timeZone: 'Europe/Zurich',
  receivedAt: '2026-11-15T10:00:00Z',
  replyDueAt: '2026-11-16T14:30:00Z',
  telephone: null,
  token: null,
  document: null,
  answers: [],
  files: [],
  comments: [],
}

test('an English receipt shows its dates as day, month and year [S9-075]', async () => {
  const texts = await loadTexts('en')
  const Stub = createRoutesStub([
    {
      path: '*',
      Component: () => (
        <TextsContext value={texts}>
          <Receipt request={received} idempotencyKey="key" sent={undefined} refused={undefined} />
        </TextsContext>
      ),
    },
  ])
  const html = renderToStaticMarkup(<Stub initialEntries={['/en/requests/r']} />)
  expect(html).toMatch(/<time dateTime="2026-11-16T14:30:00Z">Monday, 16 November 2026 at 15:30 CET<\/time>/i)
  expect(html).toContain('15 Nov 2026, 11:00')
})
