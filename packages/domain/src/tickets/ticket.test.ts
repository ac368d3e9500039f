import { expect, test } from 'vitest'
import { commentInput, findTicketProblems, ticketInput } from './ticket.ts'

const id = '0197a3c2-7e1b-7cc3-9d5e-2f6a1b3c4d5e'
const answers = {
  locationId: id,
  affectedMachine: id,
  machineName: '',
  serialNumber: '',
  type: 'repair',
  concern: 'quality',
  subject: 'Length drifts after 20 minutes',
  description: 'Cold, everything is in tolerance.\nWarm, it is not.',
}

test('a ticket requires neither machine name nor serial number [S5-036] [S5-037]', () => {
  expect(findTicketProblems(answers)).toEqual([])
})

test.each([
  ['location [S5-031]', 'locationId'],
  ['ticket type [S5-032]', 'type'],
  ['machine concerned [S5-033]', 'affectedMachine'],
  ['subject [S5-034]', 'subject'],
  ['description [S5-035]', 'description'],
] as const)('a ticket requires a %s', (_, field) => {
  expect(findTicketProblems({ ...answers, [field]: '' })).toEqual([field])
  expect(findTicketProblems({ ...answers, [field]: '   ' })).toEqual([field])
})

test('a machine that is not in the list can be described', () => {
  expect(findTicketProblems({ ...answers, affectedMachine: 'not-listed', machineName: 'Axion 56' })).toEqual([])
})

test('rejects input with an organisation, status, number or author', () => {
  const sent = { ...answers, idempotencyKey: 'a-key-0123456789', attachments: [] }
  expect(ticketInput.safeParse(sent).success).toBe(true)
  for (const extra of ['organisationId', 'status', 'number', 'createdBy']) {
    expect(ticketInput.safeParse({ ...sent, [extra]: id }).success).toBe(false)
  }
})

test('rejects an empty comment', () => {
  const comment = { idempotencyKey: 'a-key-0123456789', ticketId: id, attachments: [] }
  expect(commentInput.safeParse({ ...comment, text: ' \n' }).success).toBe(false)
  expect(commentInput.safeParse({ ...comment, text: 'It is warm.' }).success).toBe(true)
})
