import { expect, test } from 'vitest'
import { readEvents } from './read-events.ts'

const stream = ': still here\n\nid: 7\nevent: ticket\ndata: {"ticketId":"a"}\n\nevent: missed\ndata: {}\n\n'

test('whole events are read, signs of life are not', () => {
  expect(readEvents(stream)).toEqual({
    events: [
      { id: '7', name: 'ticket', data: '{"ticketId":"a"}' },
      { id: undefined, name: 'missed', data: '{}' },
    ],
    rest: '',
  })
})

test('wherever the stream is cut, the same events come out', () => {
  const whole = readEvents(stream).events
  for (let at = 0; at <= stream.length; at++) {
    const first = readEvents(stream.slice(0, at))
    const second = readEvents(first.rest + stream.slice(at))
    expect([...first.events, ...second.events]).toEqual(whole)
  }
})
