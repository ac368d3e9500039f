import type { SpecificationLine } from '@ferrule/domain/comparison/lines-in-both-systems'
import { ink, type Sheet } from '../sheet.ts'

/** Renders the title of a section below a thin rule. Returns the y position of its end, like all functions here. */
export function renderTitle({ left, right, write, rule }: Sheet, y: number, title: string): number {
  rule(y)
  return write(title, { x: left, y: y + 9, width: right - left }, { font: 'display', size: 12, tag: 'H2' }) + 4
}

/** Renders the most important values, large and side by side. */
export function renderKeyValues(
  { doc, left, right, write, rule, decorate }: Sheet,
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
      decorate(() =>
        doc
          .moveTo(x - 8, y)
          .lineTo(x - 8, y + height)
          .lineWidth(0.6)
          .strokeColor(ink.line)
          .stroke(),
      )
    const size = value.length > 9 ? 13 : 18
    write(value, { x, y: y + 12 + (18 - size) / 2, width: width - 16 }, { font: 'display', size })
    write([name, unit].filter(Boolean).join(', '), { x, y: y + 36, width: width - 16 }, { size: 8, color: ink.muted })
  }
  rule(y + height)
  return y + height
}

type Column = { title: string; text: string; picture?: Buffer | undefined }

/** Renders short texts with titles side by side, each below its picture. */
export function renderColumns(sheet: Sheet, y: number, columns: readonly Column[]): number {
  const { doc, left, right, write, figure } = sheet
  const gap = 18
  const width = (right - left - gap * (columns.length - 1)) / columns.length
  const height = columns.some(({ picture }) => picture) ? width * 0.66 : 0
  const ends = columns.map(({ title, text, picture }, position) => {
    const x = left + position * (width + gap)
    if (picture)
      figure(title, () => {
        doc.save().rect(x, y, width, height).clip()
        doc.image(picture, x, y, { cover: [width, height], align: 'center', valign: 'center' }).restore()
      })
    const below = height === 0 ? y : y + height + 10
    const next = write(title, { x, y: below, width }, { font: 'display', size: 11, tag: 'H3' })
    return write(text, { x, y: next + 3, width }, { size: 9, color: ink.muted })
  })
  return Math.max(...ends)
}

const cellHeight = 26

/** Renders short names in a grid of four columns. */
export function renderCells(sheet: Sheet, y: number, names: readonly string[]): number {
  const { doc, left, right, write, decorate } = sheet
  const width = (right - left) / 4
  for (const [index, name] of names.entries()) {
    const [x, at] = [left + (index % 4) * width, y + Math.floor(index / 4) * cellHeight]
    decorate(() => {
      doc.rect(x, at, width, cellHeight).lineWidth(0.6).strokeColor(ink.line).stroke()
      doc.circle(x + 12, at + cellHeight / 2, 2.6).fill(ink.accent)
    })
    write(name, { x: x + 22, y: at + 7, width: width - 26 }, { font: 'strong', size: 8.5 })
  }
  return y + Math.ceil(names.length / 4) * cellHeight
}
