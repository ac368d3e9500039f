import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listMachineEvents, type MachinePast } from './machine-history.ts'

const none: MachinePast = {
  machine: { commissionedOn: '2024-04-11', retiredOn: null },
  moves: [],
  tickets: [],
  orderedParts: [],
  advisories: [],
}
const places = { fromPlant: 'Linz', fromPlace: 'Hall 1', toPlant: 'Győr', toPlace: 'Hall 2', movedBy: 'Anna Berg' }
const line = { orderId: 'o1', number: 'O26-00001', createdAt: '2026-03-01T08:00:00Z' }
const advisory = { trackingId: 'NSA-2026-07', title: 'Old keys', language: 'en', state: 'installed' }

test('a machine without a past was at least put into service', () => {
  expect(listMachineEvents(none)).toEqual([{ kind: 'commissioned', key: 'commissioned', at: '2024-04-11' }])
})

test('lists tickets, moves, orders, answered advisories and service periods, newest first', () => {
  const events = listMachineEvents({
    machine: { commissionedOn: '2024-04-11', retiredOn: '2026-11-01' },
    moves: [{ id: 'm1', movedAt: '2025-06-01T08:00:00Z', ...places }],
    tickets: [{ id: 't1', number: '26-1', subject: 'Drift', status: 'new', createdAt: '2026-10-31T23:00:00Z' }],
    orderedParts: [line],
    advisories: [{ ...advisory, answeredAt: '2026-05-02T10:00:00Z', answeredBy: 'Bert Dahl' }],
  })
  expect(events.map(({ kind }) => kind)).toEqual(['retired', 'ticket', 'advisory', 'order', 'move', 'commissioned'])
  expect(events[2]).toMatchObject({ by: 'Bert Dahl', trackingId: 'NSA-2026-07' })
  expect(events[4]).toMatchObject({ from: 'Linz, Hall 1', to: 'Győr, Hall 2', by: 'Anna Berg' })
})

test('the lines of an order are one event with their number', () => {
  const other = { ...line, orderId: 'o2', number: 'O26-00002', createdAt: '2026-04-01T08:00:00Z' }
  expect(listMachineEvents({ ...none, orderedParts: [line, other, line] })).toMatchObject([
    { kind: 'order', number: 'O26-00002', parts: 1 },
    { kind: 'order', number: 'O26-00001', parts: 2 },
    { kind: 'commissioned' },
  ])
})

test('omits advisories that nobody has answered', () => {
  const advisories = [{ ...advisory, state: 'answer-needed', answeredAt: null, answeredBy: null }]
  expect(listMachineEvents({ ...none, advisories })).toHaveLength(1)
})

test('is sorted for any order of the tickets', () => {
  const moment = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') })
  fc.assert(
    fc.property(fc.array(moment, { maxLength: 20 }), (moments) => {
      const tickets = moments.map((at, index) => ({
        id: String(index),
        number: '',
        subject: '',
        status: 'new',
        createdAt: at.toISOString(),
      }))
      const times = listMachineEvents({ ...none, tickets }).map(({ at }) => Date.parse(at))
      expect(times).toEqual(times.toSorted((one, other) => other - one))
      expect(times).toHaveLength(moments.length + 1)
    }),
  )
})
