import { expect, test } from 'vitest'
import { readEvents } from './read-events.ts'

const stream = ': still here\n\nid: 7\nevent: ticket\ndata: {"ticketId":"a"}\n\nevent: missed\ndata: {}\n\n'

test('returns complete events and ignores keep-alive comments', () => {
  expect(readEvents(stream)).toEqual({
    events: [
      { id: '7', name: 'ticket', data: '{"ticketId":"a"}' },
      { id: undefined, name: 'missed', data: '{}' },
    ],
    rest: '',
  })
})

test('returns the same events wherever the stream is split', () => {
  const all = readEvents(stream).events
  for (let at = 0; at <= stream.length; at++) {
    const first = readEvents(stream.slice(0, at))
    const second = readEvents(first.rest + stream.slice(at))
    expect([...first.events, ...second.events]).toEqual(all)
  }
})
