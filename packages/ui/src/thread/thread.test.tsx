import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Thread } from './thread.tsx'

const at = { label: '13 Nov 2026, 09:31', dateTime: '2026-11-13T09:31' }

test('a message shows author, role and time before its text', () => {
  const html = renderToStaticMarkup(
    <Thread
      entries={[
        {
          kind: 'message',
          id: '1',
          at,
          text: 'Thank you.',
          author: { name: 'Jonas Frei', initials: 'JF', role: 'Service, Linz', staff: true },
        },
      ]}
    />,
  )
  expect(html).toMatch(
    /Jonas Frei.*Service, Linz.*<time dateTime="2026-11-13T09:31">13 Nov 2026, 09:31<\/time>.*Thank you\./,
  )
  expect(html).toMatch(/aria-hidden="true">JF</)
})

test('events are in the same list as messages', () => {
  const html = renderToStaticMarkup(<Thread entries={[{ kind: 'event', id: '2', text: 'Assigned.', at }]} />)
  expect(html).toMatch(/^<ol role="list"[^>]*><li.*Assigned\. <time/)
})
