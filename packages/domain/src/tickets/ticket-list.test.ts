import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countGroups, ticketListQuery } from './ticket-list.ts'

test('counts a ticket that waits for the customer as open', () => {
  expect(countGroups({ new: 2, 'waiting-for-you': 1, closed: 5 })).toEqual({
    open: 3,
    waiting: 1,
    solved: 0,
    closed: 5,
    all: 8,
  })
})

test('an empty query lists the open tickets, newest first', () => {
  expect(ticketListQuery.parse({})).toEqual({ group: 'open', search: '', sort: 'newest', page: 1 })
})

test('parses any parameters without an error', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('group', 'search', 'plantId', 'type', 'page'), fc.anything()),
      (parameters) => {
        expect(ticketListQuery.parse(parameters).page).toBeGreaterThanOrEqual(1)
      },
    ),
  )
})
