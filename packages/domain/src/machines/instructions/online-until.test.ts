import fc from 'fast-check'
import { expect, test } from 'vitest'
import { onlineUntil } from './online-until.ts'

test.each([
  ['2026-11-18', null, '2036-11-18'],
  ['2026-11-18', 5, '2036-11-18'],
  ['2026-11-18', 10, '2036-11-18'],
  ['2026-11-18', 25, '2051-11-18'],
  ['2024-02-29', null, '2034-03-01'],
  ['2024-02-29', 12, '2036-02-29'],
  ['2026-02-28', null, '2036-02-28'],
  ['2026-03-01', null, '2036-03-01'],
  ['2015-12-31', 20, '2035-12-31'],
])(
  'placed on the market on %s with a life of %s years: online until %s',
  (placedOnMarket, expectedLifeYears, until) => {
    expect(onlineUntil({ placedOnMarket, expectedLifeYears })).toBe(until)
  },
)

const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2080-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const life = fc.option(fc.integer({ min: 1, max: 100 }))

test('it is never sooner than ten years, nor sooner for a later machine or a longer life', () => {
  fc.assert(
    fc.property(day, day, life, fc.nat(50), (one, other, expectedLifeYears, longer) => {
      const [earlier, later] = [one, other].sort() as [string, string]
      const until = onlineUntil({ placedOnMarket: earlier, expectedLifeYears })
      const daysOnline = (Date.parse(until) - Date.parse(earlier)) / 86_400_000
      expect(daysOnline).toBeGreaterThanOrEqual(3652)
      expect(onlineUntil({ placedOnMarket: later, expectedLifeYears }) >= until).toBe(true)
      const longerLife = (expectedLifeYears ?? 0) + longer
      expect(onlineUntil({ placedOnMarket: earlier, expectedLifeYears: longerLife }) >= until).toBe(true)
    }),
  )
})
