import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countGroups, ticketWishes } from './ticket-list.ts'

test('a ticket that waits for the customer is open as well', () => {
  expect(countGroups({ new: 2, 'waiting-for-you': 1, closed: 5 })).toEqual({
    open: 3,
    waiting: 1,
    solved: 0,
    closed: 5,
    all: 8,
  })
})

test('an empty address is the open tickets, newest first', () => {
  expect(ticketWishes.parse({})).toEqual({ group: 'open', search: '', sort: 'newest', page: 1 })
})

test('whatever an address says, it is read', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('group', 'search', 'plantId', 'type', 'page'), fc.anything()),
      (asked) => {
        expect(ticketWishes.parse(asked).page).toBeGreaterThanOrEqual(1)
      },
    ),
  )
})
