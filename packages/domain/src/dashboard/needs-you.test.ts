import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listNeeds, needKinds } from './needs-you.ts'

test.each([
  ['a customer', { waitingTickets: 2, stoppedMachines: 6 }, ['waiting-tickets', 'stopped-machines']],
  [
    'the owner of an affected machine',
    { openAdvisories: 2, stoppedMachines: 1 },
    ['stopped-machines', 'open-advisories'],
  ],
  ['an administrator', { accessRequests: 3, endingAccesses: 1 }, ['access-requests', 'ending-accesses']],
  ['a customer without anything to do', { waitingTickets: 0, stoppedMachines: 0 }, []],
  ['a user without any area', {}, []],
])('lists what %s has to do, the most urgent first', (_, facts, kinds) => {
  expect(listNeeds(facts).map(({ kind }) => kind)).toEqual(kinds)
})

test('lists each kind at most once, in a fixed order and with a count', () => {
  const count = fc.option(fc.nat(1000), { nil: undefined })
  const facts = fc.record({
    waitingTickets: count,
    stoppedMachines: count,
    openAdvisories: count,
    accessRequests: count,
    endingAccesses: count,
  })
  fc.assert(
    fc.property(facts, (known) => {
      const needs = listNeeds(known)
      expect(needs.every((need) => need.count > 0)).toBe(true)
      expect(needs.map(({ kind }) => kind)).toEqual(
        needKinds.filter((kind) => needs.some((need) => need.kind === kind)),
      )
    }),
  )
})
