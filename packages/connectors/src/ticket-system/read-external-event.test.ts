import { expect, test } from 'vitest'
import { readExternalEvent } from './read-external-event.ts'

const by = { email: 'Rosa.Lind@norlitz.example', firstName: 'Rosa', lastName: 'Lind' }
const event = { id: 'e1', position: 7, ticketId: '0197a3c2-7e1b-7cc3-9d5e-2f6a1b3c4d5e', by }
const read = { ...event, by: { ...by, email: 'rosa.lind@norlitz.example' } }

test('reads an answer with its author', () => {
  expect(readExternalEvent({ ...event, kind: 'answered', text: 'Which seal?' })).toEqual({
    ...read,
    kind: 'answered',
    text: 'Which seal?',
  })
})

test('converts a state to our status', () => {
  expect(readExternalEvent({ ...event, kind: 'changed', state: 'pending' })).toEqual({
    ...read,
    kind: 'changed',
    statuses: ['waiting-for-you'],
  })
})

test.each([
  ['an unknown kind', { ...event, kind: 'merged' }],
  ['an unknown state', { ...event, kind: 'changed', state: 'escalated' }],
  ['a ticket id that is not ours', { ...event, ticketId: '4711', kind: 'answered', text: 'Yes.' }],
  ['an answer without text', { ...event, kind: 'answered', text: ' ' }],
  ['an answer without an author', { ...event, by: undefined, kind: 'answered', text: 'Yes.' }],
])('%s makes an event unreadable', (_, sent) => {
  expect(readExternalEvent(sent)).toEqual({ id: 'e1', position: 7, kind: 'unreadable' })
})

test.each([{ position: 7 }, { id: 'e1' }, { id: 'e1', position: 0 }, 'hello'])('rejects %j as an event', (sent) => {
  expect(() => readExternalEvent(sent)).toThrow()
})
