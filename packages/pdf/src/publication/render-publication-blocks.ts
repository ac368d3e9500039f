import { formatValue } from '@ferrule/domain/measurement/format-value'
import type { Language } from '@ferrule/domain/locales/language'
import { heightOfDimensions, renderDimensions } from '../render-dimensions.ts'
import { ink } from '../sheet.ts'
import type { NoticeLevel, PublicationBlock, PublicationPictures } from './publication.ts'
import { advance, bodyFace, type PublicationFlow, reserve, widthOf } from './publication-flow.ts'
import { renderBars, renderFigures } from './render-publication-figures.ts'
import { renderPublicationTable } from './render-publication-table.ts'
import { drawSafetySymbol } from './safety-symbols.ts'

export type BlockContext = { pictures: PublicationPictures; language: Language; labels: Record<NoticeLevel, string> }

type Block<Kind extends PublicationBlock['kind']> = Extract<PublicationBlock, { kind: Kind }>

type Renderers = {
  [Kind in PublicationBlock['kind']]: (flow: PublicationFlow, block: Block<Kind>, context: BlockContext) => void
}

const renderers: Renderers = {
  heading: renderHeading,
  text: (flow, { text }) => renderText(flow, text),
  list: (flow, { items }) => renderItems(flow, items, () => '–'),
  steps: (flow, { items }) => renderItems(flow, items, (index) => `${index + 1}.`),
  notice: renderNotice,
  symbols: renderSymbols,
  table: renderPublicationTable,
  dimensions: renderOutline,
  picture: renderPicture,
  figures: renderFigures,
  bars: renderBars,
  signature: renderSignature,
}

export function renderBlock(flow: PublicationFlow, block: PublicationBlock, context: BlockContext): void {
  const render = renderers[block.kind] as (
    flow: PublicationFlow,
    block: PublicationBlock,
    context: BlockContext,
  ) => void
  render(flow, block, context)
}

/** Keeps a heading together with three lines of its text. */
function renderHeading(flow: PublicationFlow, { text }: Block<'heading'>): void {
  const { write, left } = flow.sheet
  const y = reserve(flow, 70) + 8
  const box = { x: left + flow.indent, y, width: widthOf(flow) }
  advance(flow, write(text, box, { font: 'display', size: 12.5, tag: 'H2' }), 5)
}

function renderText(flow: PublicationFlow, text: string): void {
  const { write, measure, left } = flow.sheet
  const width = widthOf(flow)
  const y = reserve(flow, measure(text, width, bodyFace))
  advance(flow, write(text, { x: left + flow.indent, y, width }, bodyFace))
}

function renderItems(flow: PublicationFlow, items: readonly string[], markOf: (index: number) => string): void {
  const { doc, write, measure, left } = flow.sheet
  const x = left + flow.indent
  const width = widthOf(flow) - 20
  const list = doc.struct('L')
  flow.sheet.addStructure(list)
  for (const [index, item] of items.entries()) {
    const y = reserve(flow, measure(item, width, bodyFace))
    flow.sheet.decorate(() =>
      flow.sheet.print(markOf(index), { x, y, width: 18 }, { ...bodyFace, font: 'strong', color: ink.accent }),
    )
    advance(flow, write(item, { x: x + 20, y, width }, { ...bodyFace, tag: 'LI', within: list }), 4)
  }
  list.end()
  advance(flow, flow.y, 6)
}

const noticeColours: Record<NoticeLevel, { fill: string; text: string }> = {
  danger: { fill: '#b3261e', text: '#ffffff' },
  warning: { fill: '#e8710a', text: '#14181b' },
  caution: { fill: '#f9c300', text: '#14181b' },
  notice: { fill: '#005387', text: '#ffffff' },
}

function renderNotice(flow: PublicationFlow, { level, symbol, text }: Block<'notice'>, { labels }: BlockContext): void {
  const { doc, left, write, measure, decorate } = flow.sheet
  const x = left + flow.indent
  const width = widthOf(flow)
  const inner = width - 78
  const bodyHeight = Math.max(measure(text, inner, bodyFace), 44) + 20
  const y = reserve(flow, bodyHeight + 20)
  const { fill, text: color } = noticeColours[level]
  decorate(() => {
    doc.rect(x, y, width, 20).fill(fill)
    doc
      .rect(x, y, width, bodyHeight + 20)
      .lineWidth(0.8)
      .strokeColor(fill)
      .stroke()
    drawSafetySymbol(doc, symbol, { x: x + 12, y: y + 30, side: 44 })
  })
  write(labels[level], { x: x + 12, y: y + 5, width: inner }, { font: 'strong', size: 9.5, color })
  write(text, { x: x + 68, y: y + 30, width: inner }, bodyFace)
  advance(flow, y + bodyHeight + 20, 12)
}

function renderSymbols(flow: PublicationFlow, { items }: Block<'symbols'>): void {
  const { doc, left, write, measure, decorate } = flow.sheet
  const side = 40
  const width = widthOf(flow) - side - 16
  for (const { symbol, text } of items) {
    const height = Math.max(measure(text, width, bodyFace), side)
    const y = reserve(flow, height + 4)
    decorate(() => drawSafetySymbol(doc, symbol, { x: left + flow.indent, y, side }))
    write(text, { x: left + flow.indent + side + 16, y: y + 6, width }, bodyFace)
    advance(flow, y + height, 10)
  }
}

function renderOutline(
  flow: PublicationFlow,
  { dimensions, caption }: Block<'dimensions'>,
  { language }: BlockContext,
): void {
  const y = reserve(flow, heightOfDimensions(flow.sheet, dimensions) + 24)
  const format = (value: number) => `${formatValue(value, language)} mm`
  const end = renderDimensions(flow.sheet, y + 4, { dimensions, format, alt: caption })
  renderCaption(flow, end, caption)
}

function renderPicture(
  flow: PublicationFlow,
  { picture, caption }: Block<'picture'>,
  { pictures }: BlockContext,
): void {
  const { doc, left, figure } = flow.sheet
  const file = pictures.get(picture)
  if (!file) throw new Error(`the picture ${picture} of a publication is missing`)
  const width = widthOf(flow)
  const height = width * 0.46
  const y = reserve(flow, height + 24)
  const x = left + flow.indent
  figure(caption, () => {
    doc.save().rect(x, y, width, height).clip()
    doc.image(file, x, y, { cover: [width, height], align: 'center', valign: 'center' }).restore()
  })
  renderCaption(flow, y + height, caption)
}

function renderCaption(flow: PublicationFlow, y: number, caption: string): void {
  const { left, write, doc, decorate } = flow.sheet
  const x = left + flow.indent
  decorate(() => doc.rect(x, y + 9, 14, 1).fill(ink.accent))
  const face = { size: 8.5, color: ink.muted, tag: 'Caption' } as const
  advance(flow, write(caption, { x: x + 22, y: y + 4, width: widthOf(flow) - 22 }, face), 12)
}

function renderSignature(flow: PublicationFlow, { place, name, role }: Block<'signature'>): void {
  const { left, write, doc, decorate } = flow.sheet
  const y = reserve(flow, 96)
  const x = left + flow.indent
  write(place, { x, y, width: 300 }, bodyFace)
  decorate(() =>
    doc
      .moveTo(x, y + 62)
      .lineTo(x + 220, y + 62)
      .lineWidth(0.8)
      .strokeColor(ink.text)
      .stroke(),
  )
  const next = write(name, { x, y: y + 68, width: 300 }, { ...bodyFace, font: 'strong' })
  advance(flow, write(role, { x, y: next, width: 300 }, { size: 9, color: ink.muted }))
}
