import { expect, test } from 'vitest'
import { measuredMachines, ratedOutput, toSeedReadings } from './readings.ts'

const now = new Date('2026-11-18T15:20:00Z')
const readings = new Map(measuredMachines.map((machine) => [machine, toSeedReadings(machine, now)]))
const valuesOf = (machine: (typeof measuredMachines)[number], series: string) =>
  (readings.get(machine) ?? []).filter((reading) => reading.series === series)

test('machines run below their rated output, and at more than half of it', () => {
  expect(measuredMachines.length).toBeGreaterThan(15)
  for (const machine of measuredMachines) {
    const rated = ratedOutput(machine.productSlug)
    for (const { value } of valuesOf(machine, 'output')) {
      expect(value).toBeGreaterThan(rated * 0.5)
      expect(value).toBeLessThan(rated * 0.9)
    }
  }
})

test('the pieces counted in three weeks are those of the shifts', () => {
  for (const machine of measuredMachines.filter(({ state }) => state === 'running')) {
    const counted = valuesOf(machine, 'pieces')
    const [first, last] = [counted[0], counted.at(-1)]
    if (!first || !last) throw new Error('no counter')
    const made = valuesOf(machine, 'output')
      .filter(({ at }) => at > first.at && at <= last.at)
      .reduce((sum, { value }) => sum + value, 0)
    expect(Math.abs((last.value - first.value) / made - 1)).toBeLessThan(0.15)
  }
})

test('nothing is measured after a machine stopped, in the future, at night or at the weekend', () => {
  for (const [{ state }, own] of readings) {
    const last = Math.max(...own.map(({ at }) => at.getTime()))
    expect(last).toBeLessThanOrEqual(now.getTime())
    if (state === 'stopped') expect(last).toBeLessThan(now.getTime() - 20 * 3_600_000)
    const gauges = own.filter(({ series }) => series === 'output')
    expect(gauges.filter(({ at }) => [6, 0].includes(new Date(at.getTime() - 1).getUTCDay()))).toEqual([])
  }
})

test('is the same for the same moment', () => {
  const [machine] = measuredMachines
  if (!machine) throw new Error('no machine')
  const later = toSeedReadings(machine, new Date(now.getTime() + 7 * 86_400_000))
  const known = new Map(later.map(({ series, at, value }) => [`${series} ${at.getTime()}`, value]))
  const both = (readings.get(machine) ?? []).filter(({ series, at }) => known.has(`${series} ${at.getTime()}`))
  expect(both.length).toBeGreaterThan(500)
  expect(both.every(({ series, at, value }) => known.get(`${series} ${at.getTime()}`) === value)).toBe(true)
})
