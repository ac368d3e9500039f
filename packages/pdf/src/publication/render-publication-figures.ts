import { ink } from '../sheet.ts'
import type { PublicationBlock } from './publication.ts'
import { advance, type PublicationFlow, reserve, widthOf } from './publication-flow.ts'

type Block<Kind extends PublicationBlock['kind']> = Extract<PublicationBlock, { kind: Kind }>

/** Renders the most important figures large and side by side. */
export function renderFigures(flow: PublicationFlow, { items }: Block<'figures'>): void {
  const { left, write, rule } = flow.sheet
  const height = 62
  const y = reserve(flow, height + 8)
  const width = widthOf(flow) / items.length
  rule(y)
  for (const [index, { value, label }] of items.entries()) {
    const x = left + flow.indent + index * width
    write(value, { x, y: y + 12, width: width - 10 }, { font: 'display', size: value.length > 10 ? 14 : 18 })
    write(label, { x, y: y + 38, width: width - 10 }, { size: 8, color: ink.muted })
  }
  rule(y + height)
  advance(flow, y + height, 16)
}

/** Renders values as horizontal bars, each with its label and text. */
export function renderBars(flow: PublicationFlow, { caption, items }: Block<'bars'>): void {
  const { doc, left, write, measure, decorate } = flow.sheet
  const rowHeight = 22
  const labelWidth = 150
  const x = left + flow.indent
  const title = { font: 'strong', size: 9.5, tag: 'Caption' } as const
  const captionHeight = measure(caption, widthOf(flow), title)
  let y = reserve(flow, captionHeight + items.length * rowHeight + 12)
  y = write(caption, { x, y, width: widthOf(flow) }, title) + 6
  const most = Math.max(...items.map(({ value }) => value))
  const room = widthOf(flow) - labelWidth - 80
  for (const { label, value, text } of items) {
    const length = Math.max((room * value) / most, 0)
    write(label, { x, y: y + 3, width: labelWidth - 8 }, { size: 9, color: ink.muted })
    decorate(() => doc.rect(x + labelWidth, y + 3, length, 12).fill(ink.accent))
    write(text, { x: x + labelWidth + length + 8, y: y + 3, width: 72 }, { size: 9, font: 'strong' })
    y += rowHeight
  }
  advance(flow, y, 12)
}
