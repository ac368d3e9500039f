import { expect, test } from 'vitest'
import { readOutsideEvent } from './read-outside-event.ts'

const by = { email: 'Rosa.Lind@norlitz.example', firstName: 'Rosa', lastName: 'Lind' }
const event = { id: 'e1', position: 7, ticketId: '0197a3c2-7e1b-7cc3-9d5e-2f6a1b3c4d5e', by }
const read = { ...event, by: { ...by, email: 'rosa.lind@norlitz.example' } }

test('an answer says who wrote it', () => {
  expect(readOutsideEvent({ ...event, kind: 'answered', text: 'Which seal?' })).toEqual({
    ...read,
    kind: 'answered',
    text: 'Which seal?',
  })
})

test('a state is told in our words', () => {
  expect(readOutsideEvent({ ...event, kind: 'changed', state: 'pending' })).toEqual({
    ...read,
    kind: 'changed',
    statuses: ['waiting-for-you'],
  })
})

test.each([
  ['a kind nobody knows', { ...event, kind: 'merged' }],
  ['a state nobody knows', { ...event, kind: 'changed', state: 'escalated' }],
  ['a ticket that is none of ours', { ...event, ticketId: '4711', kind: 'answered', text: 'Yes.' }],
  ['an answer without words', { ...event, kind: 'answered', text: ' ' }],
  ['an answer of nobody', { ...event, by: undefined, kind: 'answered', text: 'Yes.' }],
])('%s is set aside', (_, sent) => {
  expect(readOutsideEvent(sent)).toEqual({ id: 'e1', position: 7, kind: 'unreadable' })
})

test.each([{ position: 7 }, { id: 'e1' }, { id: 'e1', position: 0 }, 'hello'])('%j is no event', (sent) => {
  expect(() => readOutsideEvent(sent)).toThrow()
})
