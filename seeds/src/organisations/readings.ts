import { families } from '../catalogue/families.ts'
import { valueOfModel } from '../catalogue/family.ts'
import { ownedMachines, type SeedOwnedMachine } from './machines.ts'
import { organisations } from './organisations.ts'

export type SeedReading = {
  series:
    | 'pieces'
    | 'operating-hours'
    | 'output'
    | 'crimp-force'
    | 'length-deviation'
    | 'inlet-temperature'
    | 'air-pressure'
  at: Date
  value: number
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const days = 32

/** The organisations of Anna Berg, the demo customer. */
const measured: readonly string[] = ['104417', '107602']

/** Older controls measure nothing. */
const firstYear = 2016

/** The load in each hour of a shift: warming up, a break in the fifth hour, and the handover in the last. */
const loads = [0.55, 0.78, 0.82, 0.8, 0.62, 0.82, 0.8, 0.66]
const meanLoad = loads.reduce((sum, load) => sum + load, 0) / loads.length
const shiftHours = loads.length
/** Two shifts, from 6 to 22 on five days of a week. */
const firstHour = 6
const lastHour = 22
const weeklyHours = 5 * (lastHour - firstHour)

/** The machines of the demo customer whose control sends readings. */
export const measuredMachines = ownedMachines.filter(
  ({ organisation, commissionedOn, productSlug }) =>
    measured.includes(organisation) && Number(commissionedOn.slice(0, 4)) >= firstYear && ratedOutput(productSlug) > 0,
)

/** The pieces per hour that the catalogue states for a model. */
export function ratedOutput(productSlug: string): number {
  return figureOf(productSlug, 'output')
}

/** The readings of the last weeks: one for each hour of the shifts, none after the machine stopped. */
export function toSeedReadings(machine: SeedOwnedMachine, now: Date): SeedReading[] {
  const end = lastSignal(machine, now)
  const first = Math.ceil((now.getTime() - days * dayMs) / hourMs)
  const hours = Array.from({ length: Math.max(0, Math.floor(end / hourMs) - first + 1) }, (_, index) => {
    return new Date((first + index) * hourMs)
  })
  const inPlant = plantClock(machine)
  return hours.flatMap((at) => {
    // The reading at 07:00 is that of the hour before.
    const { weekday, hour } = inPlant(new Date(at.getTime() - 1))
    const isShift = weekday !== 'Sat' && weekday !== 'Sun' && hour >= firstHour && hour < lastHour
    const gauges = isShift ? toGauges(machine, at, (hour - firstHour) % shiftHours) : []
    return hour === lastHour - 1 || at.getTime() === Math.floor(end / hourMs) * hourMs
      ? [...gauges, ...toCounters(machine, at)]
      : gauges
  })
}

/** A stopped machine has stopped within the last days; one without signal was last heard of before. */
function lastSignal({ state, serialNumber }: SeedOwnedMachine, now: Date): number {
  if (state === 'stopped') return now.getTime() - (1 + 3 * noise(serialNumber, 'stop')) * dayMs
  if (state === 'no-signal') return now.getTime() - (9 + 5 * noise(serialNumber, 'signal')) * dayMs
  return now.getTime()
}

function toGauges({ productSlug, serialNumber }: SeedOwnedMachine, at: Date, hourOfShift: number): SeedReading[] {
  const vary = (what: string, share: number) => 1 + share * (2 * noise(serialNumber, what, at.toISOString()) - 1)
  const output = ratedOutput(productSlug) * (loads[hourOfShift] ?? meanLoad) * vary('output', 0.06)
  const temperature = (21 + 6 * (1 - Math.exp(-hourOfShift / 3))) * vary('temperature', 0.02)
  const force = figureOf(productSlug, 'crimp-force') * 70 * vary('force', 0.015)
  const deviation = 0.03 * (temperature - 22) + 0.02 * (vary('deviation', 1) - 1)
  const pressure = 5.8 * vary('pressure', 0.03)
  return [
    { series: 'output', at, value: Math.round(output) },
    { series: 'inlet-temperature', at, value: round(temperature, 1) },
    ...(force > 0 ? [{ series: 'crimp-force', at, value: Math.round(force) } as const] : []),
    ...(figureOf(productSlug, 'wire-length') > 0
      ? [{ series: 'length-deviation', at, value: round(deviation, 3) } as const]
      : []),
    ...(figureOf(productSlug, 'compressed-air') > 0
      ? [{ series: 'air-pressure', at, value: round(pressure, 2) } as const]
      : []),
  ]
}

/** Counters depend on the moment alone, so that seeding again on another day continues them. */
function toCounters({ productSlug, commissionedOn }: SeedOwnedMachine, at: Date): SeedReading[] {
  const weeks = (at.getTime() - Date.parse(commissionedOn)) / (7 * dayMs)
  const hours = Math.floor(weeks * weeklyHours)
  return [
    { series: 'operating-hours', at, value: hours },
    { series: 'pieces', at, value: Math.floor(hours * meanLoad * ratedOutput(productSlug)) },
  ]
}

function figureOf(productSlug: string, figure: 'output' | 'crimp-force' | 'wire-length' | 'compressed-air'): number {
  const [model, number] = productSlug.split('-')
  const family = families.find((one) => one.model.toLowerCase() === model)
  const row = family?.figures[figure]?.maximum
  return family && row !== undefined ? valueOfModel(row, family.numbers.indexOf(Number(number))) : 0
}

function plantClock({ organisation, plant }: SeedOwnedMachine) {
  const timeZone = organisations
    .find(({ number }) => number === organisation)
    ?.plants.find(({ name }) => name === plant)?.timeZone
  const format = new Intl.DateTimeFormat('en-GB', { weekday: 'short', hour: '2-digit', hourCycle: 'h23', timeZone })
  return (at: Date) => {
    const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]))
    return { weekday: parts.get('weekday') ?? '', hour: Number(parts.get('hour')) }
  }
}

/** A number from 0 to 1 that depends on its words alone (FNV-1a). */
function noise(...words: string[]): number {
  let hash = 2_166_136_261
  for (const character of words.join(' ')) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0
  // The last bits of FNV-1a are the best mixed ones.
  return (Math.imul(hash ^ (hash >>> 15), 2_246_822_519) >>> 0) / 2 ** 32
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
