/** A counter only grows and is shown by its last value; a gauge is drawn over time. */
type SeriesDefinition = { kind: 'counter' | 'gauge'; unit: string; lowest: number; highest: number }

/**
 * The series of readings, each with one unit, so that values of different sources can be drawn together. Values outside
 * the limits are faults of a sensor or of an import.
 */
export const seriesDefinitions = {
  pieces: { kind: 'counter', unit: 'pcs', lowest: 0, highest: 1e12 },
  'operating-hours': { kind: 'counter', unit: 'h', lowest: 0, highest: 1e6 },
  output: { kind: 'gauge', unit: 'pcs/h', lowest: 0, highest: 1e6 },
  'crimp-force': { kind: 'gauge', unit: 'N', lowest: 0, highest: 1e6 },
  'length-deviation': { kind: 'gauge', unit: 'mm', lowest: -1000, highest: 1000 },
  'inlet-temperature': { kind: 'gauge', unit: '°C', lowest: -60, highest: 200 },
  'air-pressure': { kind: 'gauge', unit: 'bar', lowest: 0, highest: 100 },
} as const satisfies Record<string, SeriesDefinition>

export type ReadingSeries = keyof typeof seriesDefinitions

export const readingSeries = Object.keys(seriesDefinitions) as ReadingSeries[]
export const counterSeries = readingSeries.filter((series) => seriesDefinitions[series].kind === 'counter')
export const gaugeSeries = readingSeries.filter((series) => seriesDefinitions[series].kind === 'gauge')

export function parseSeries(text: string): ReadingSeries | undefined {
  return readingSeries.find((series) => series === text)
}

/** Readings older than this are deleted every night. */
export const readingMonths = 24

/** The first moment of which readings are stored. */
export function readingsExpireBefore(now: Date): Date {
  const expiry = new Date(now)
  expiry.setUTCMonth(expiry.getUTCMonth() - readingMonths)
  return expiry
}
