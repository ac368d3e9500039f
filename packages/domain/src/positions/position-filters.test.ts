import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countByArea, matchesFilters, type PositionFacts, type PositionFilters } from './position-filters.ts'

const buyer: PositionFacts = {
  title: 'Buyer, electronics',
  area: 'Operations',
  place: 'Timișoara',
  noExperience: false,
  partTime: true,
}
const none: PositionFilters = { search: '', area: '', place: '', noExperience: false, partTime: false }

test.each<[filters: Partial<PositionFilters>, matches: boolean]>([
  [{}, true],
  [{ search: '  ' }, true],
  [{ search: 'BUYER' }, true],
  [{ search: 'timisoara buyer' }, true],
  [{ search: 'operations' }, true],
  [{ search: 'buyer linz' }, false],
  [{ area: 'Operations' }, true],
  [{ area: 'Service' }, false],
  [{ place: 'Timișoara' }, true],
  [{ place: 'Linz' }, false],
  [{ partTime: true }, true],
  [{ noExperience: true }, false],
  [{ search: 'buyer', area: 'Operations', place: 'Timișoara', partTime: true }, true],
])('%j matches: %s', (filters, matches) => {
  expect(matchesFilters(buyer, { ...none, ...filters })).toBe(matches)
})

test('a position that needs no experience passes that filter', () => {
  expect(matchesFilters({ ...buyer, noExperience: true }, { ...none, noExperience: true })).toBe(true)
})

test('areas are counted, the largest first', () => {
  const areas = ['Service', 'Development', 'Service', 'Operations'].map((area) => ({ area }))
  expect(countByArea(areas)).toEqual([
    { area: 'Service', count: 2 },
    { area: 'Development', count: 1 },
    { area: 'Operations', count: 1 },
  ])
})

test('the counts of the areas add up to all positions', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ area: fc.constantFrom('a', 'b', 'constructor') })), (positions) => {
      expect(countByArea(positions).reduce((sum, { count }) => sum + count, 0)).toBe(positions.length)
    }),
  )
})
