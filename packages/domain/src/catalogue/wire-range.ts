import type { Specification } from '../comparison/compare-products.ts'
import { crossSectionUnit } from '../measurement/parse-measure.ts'

/** Cross-sections in mm². */
export type WireRange = { minimum: number; maximum: number }

const range = /^(\d+(?:[.,]\d+)?) – (\d+(?:[.,]\d+)?)$/

/**
 * The wires that a machine processes, from its technical data: `0.22 – 6`, with the decimal sign of any language.
 * Undefined for a machine without a range. Cross-sections are below 1,000 mm², so a comma is never one of thousands.
 */
export function wireRangeOf(specifications: readonly Specification[]): WireRange | undefined {
  const line = specifications.find(({ unit }) => unit === crossSectionUnit)
  const [, first, last] = range.exec(line?.value ?? '') ?? []
  if (first === undefined || last === undefined) return undefined
  const [minimum, maximum] = [first, last].map((text) => Number(text.replace(',', '.')))
  return minimum && maximum && minimum < maximum ? { minimum, maximum } : undefined
}

/** The decades that contain all ranges: 0.22 to 16 is shown from 0.1 to 100. */
export function toWireScale(ranges: readonly WireRange[]): WireRange | undefined {
  if (ranges.length === 0) return undefined
  const smallest = Math.min(...ranges.map(({ minimum }) => minimum))
  const largest = Math.max(...ranges.map(({ maximum }) => maximum))
  return { minimum: 10 ** Math.floor(Math.log10(smallest)), maximum: 10 ** Math.ceil(Math.log10(largest)) }
}

/** Where a range begins and ends on a logarithmic scale, from 0 to 1. */
export function placeOnScale({ minimum, maximum }: WireRange, scale: WireRange): { start: number; end: number } {
  const place = (value: number) => Math.log(value / scale.minimum) / Math.log(scale.maximum / scale.minimum)
  return { start: place(minimum), end: place(maximum) }
}
