import { expect, test } from 'vitest'
import { countFilters } from './count-filters.ts'

test.each([
  [{ search: '', plantId: undefined, page: 2, sort: 'newest', group: 'open' }, '/tickets/list?group=open', 0],
  [{ search: 'seal', plantId: 'p1', type: undefined, group: 'open' }, '/tickets/list?group=open', 2],
  [{ search: '', updatesOnly: true }, '/downloads', 1],
  [{ search: '', updatesOnly: false }, '/downloads', 0],
  // The serial number of a machine's own part list is no filter.
  [{ search: '', serial: '24-1122-914', wearOnly: true }, '/inventory/24-1122-914?serial=24-1122-914', 1],
])('%j has filters in use: %s %i', (query, clearHref, count) => {
  expect(countFilters(query, clearHref)).toBe(count)
})
