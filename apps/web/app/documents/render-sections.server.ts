import type { SpecificationLine } from '@ferrule/domain/comparison/lines-in-both-systems'
import { ink, type Sheet } from '@ferrule/pdf/sheet'

/** Renders the title of a section below a thin rule. Returns the y position of its end, like all functions here. */
export function renderTitle({ left, right, write, rule }: Sheet, y: number, title: string): number {
  rule(y)
  return write(title, { x: left, y: y + 9, width: right - left }, { font: 'display', size: 12 }) + 4
}

/** Renders the most important values, large and side by side. */
export function renderKeyValues(
  { doc, left, right, write, rule }: Sheet,
  y: number,
  values: readonly SpecificationLine[],
): number {
  if (values.length === 0) return y
  const width = (right - left) / 4
  const height = 58
  rule(y)
  for (const [position, { name, value, unit }] of values.entries()) {
    const x = left + position * width
    if (position > 0)
      doc
        .moveTo(x - 8, y)
        .lineTo(x - 8, y + height)
        .lineWidth(0.6)
        .strokeColor(ink.line)
        .stroke()
    const size = value.length > 9 ? 13 : 18
    write(value, { x, y: y + 12 + (18 - size) / 2, width: width - 16 }, { font: 'display', size })
    write(`${name}, ${unit}`, { x, y: y + 36, width: width - 16 }, { size: 8, color: ink.muted })
  }
  rule(y + height)
  return y + height
}

/** Renders short texts with titles, side by side. */
export function renderColumns(sheet: Sheet, y: number, columns: readonly { title: string; text: string }[]): number {
  const { left, right, write } = sheet
  const gap = 18
  const width = (right - left - gap * (columns.length - 1)) / columns.length
  const ends = columns.map(({ title, text }, position) => {
    const x = left + position * (width + gap)
    const next = write(title, { x, y, width }, { font: 'display', size: 11 })
    return write(text, { x, y: next + 3, width }, { size: 9, color: ink.muted })
  })
  return Math.max(...ends)
}
