import { type DoubleLine, linesInBothSystems } from '@ferrule/domain/comparison/lines-in-both-systems'
import type { MeasurementSystem } from '@ferrule/domain/countries/measurement-system'
import type { Texts } from '@ferrule/texts/load-texts'
import type { DataSheetQuery } from './data-sheet.generated.ts'
import { drawLink, linkHeight } from './draw-link.server.ts'
import { drawColumns, drawKeyFigures, drawTitle } from './draw-parts.server.ts'
import { createSheet, ink, type Sheet, type SheetWords } from '@ferrule/paper/sheet'

type Product = NonNullable<DataSheetQuery['getProductBySlugV2']>

export type PrintedProduct = { product: Product; system: MeasurementSystem; picture: Buffer | undefined; url: string }

/** A product on paper: what it is on the first page, all that is said of it after that. */
export function drawDataSheet(
  { product, system, picture, url }: PrintedProduct,
  words: SheetWords,
  texts: Texts,
): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = createSheet(words)
  const lines = linesInBothSystems(product.specifications, system)
  const figures = lines.filter(({ value, unit }) => unit !== '' && /^[\d≤≥]/.test(value)).slice(0, 4)
  let y = drawHero(sheet, product, picture)
  y = drawKeyFigures(sheet, y + 18, figures)
  y = drawStory(sheet, y + 20, product)
  const hasVariants = product.variants.length > 0
  const below = hasVariants ? 0 : linkRoom
  y = drawTechnicalData(sheet, y + 8, { title: texts('product.technical-data'), lines, below })
  if (hasVariants) y = drawVariants(sheet, y + 22, { title: texts('product.variants'), product, system })
  // Only words longer than a page leave no room here.
  drawLink(sheet, y + linkRoom > sheet.bottom ? newPage(sheet) : y + linkGap, {
    label: texts('data-sheet.online'),
    url,
  })
  return sheet.finish()
}

const linkGap = 24
/** What stands last keeps this much free below it: a code alone on a page is a page wasted. */
const linkRoom = linkGap + linkHeight

function newPage({ doc, top }: Sheet): number {
  doc.addPage()
  return top
}

function drawHero({ doc, left, right, top, write, measure }: Sheet, product: Product, picture?: Buffer): number {
  const height = 218
  const width = (right - left) * 0.58
  const x = right - width
  doc.rect(x, top, width, height).fill(ink.sunken)
  if (picture) {
    doc.save().rect(x, top, width, height).clip()
    doc.image(picture, x, top, { cover: [width, height], align: 'center', valign: 'center' }).restore()
  }
  const column = x - left - 22
  const name = { font: 'display' as const, size: product.name.length > 14 ? 22 : 28 }
  const lead = { size: 11, color: ink.muted }
  const total = 16 + measure(product.name, column, name) + 8 + measure(product.shortDescription, column, lead)
  let y = Math.max(top, top + height - total)
  if (product.classification)
    y = write(
      product.classification.name,
      { x: left, y, width: column },
      { font: 'strong', size: 8.5, color: ink.muted },
    )
  y = write(product.name, { x: left, y: y + 2, width: column }, name)
  write(product.shortDescription, { x: left, y: y + 6, width: column }, lead)
  return top + height
}

function drawStory(sheet: Sheet, y: number, { highlights, longDescription }: Product): number {
  const { left, right, write } = sheet
  const end = write(longDescription, { x: left, y, width: right - left }, { size: 9.5 })
  const shown = highlights.slice(0, 3).map(({ name, shortDescription }) => ({ title: name, text: shortDescription }))
  return shown.length === 0 ? end : drawColumns(sheet, end + 18, shown)
}

type TechnicalData = {
  title: string
  lines: readonly DoubleLine[] /** What must follow on the same page. */
  below: number
}

/** Two columns of lines, filled from top to bottom. */
function drawTechnicalData(sheet: Sheet, from: number, { title, lines, below }: TechnicalData): number {
  const { left, right, measure, write, doc } = sheet
  const gap = 26
  const width = (right - left - gap) / 2
  const rows = Math.ceil(lines.length / 2)
  const heightOf = (line: DoubleLine | undefined) =>
    line
      ? Math.max(
          measure(line.name, width * 0.44, { size: 8.5 }),
          measure(toValue(line), width * 0.54, { size: 8.5, font: 'strong' }),
        ) + 9
      : 0
  const heights = Array.from({ length: rows }, (_, row) => Math.max(heightOf(lines[row]), heightOf(lines[row + rows])))
  let y = drawTitle(sheet, startOf(sheet, from + 12, { heights, below }), title)
  for (const [row, height] of heights.entries()) {
    y = placeRow(sheet, y, { height, below: row === rows - 1 ? below : 0 })
    for (const [column, line] of [lines[row], lines[row + rows]].entries()) {
      if (!line) continue
      const x = left + column * (width + gap)
      write(line.name, { x, y: y + 4, width: width * 0.44 }, { size: 8.5, color: ink.muted })
      write(toValue(line), { x: x + width * 0.46, y: y + 4, width: width * 0.54 }, { size: 8.5, font: 'strong' })
      doc
        .moveTo(x, y + height)
        .lineTo(x + width, y + height)
        .lineWidth(0.6)
        .strokeColor(ink.line)
        .stroke()
    }
    y += height
  }
  return y
}

function toValue({ value, unit, other }: DoubleLine): string {
  return `${[value, unit].filter(Boolean).join(' ')}${other === null ? '' : `  (${other})`}`
}

/** A part stands on one page where it can, with all that must follow it. */
function startOf(
  sheet: Sheet,
  from: number,
  { heights, below }: { heights: readonly number[]; below: number },
): number {
  const total = heights.reduce((sum, height) => sum + height, 28 + below)
  return from + total > sheet.bottom ? newPage(sheet) : from
}

/** A row is never cut, nor torn from what must follow it. */
function placeRow(sheet: Sheet, y: number, { height, below }: { height: number; below: number }): number {
  return y + height + below > sheet.bottom ? newPage(sheet) : y
}

type Variants = { title: string; product: Product; system: MeasurementSystem }

function drawVariants(sheet: Sheet, from: number, { title, product, system }: Variants): number {
  const { left, right, write, measure, rule } = sheet
  const nameWidth = 150
  const rest = right - left - nameWidth
  const rows = product.variants.map((variant) => {
    const said = linesInBothSystems(variant.specifications, system)
    const words = said.map((line) => `${line.name} ${toValue(line)}`).join('; ')
    const height = measure(words || ' ', rest, { size: 8.5 }) + 9
    return { name: system === 'Metric' ? variant.nameMetric : variant.nameImperial, words, height }
  })
  const heights = rows.map(({ height }) => height)
  let y = drawTitle(sheet, startOf(sheet, from, { heights, below: linkRoom }), title)
  for (const [row, { name, words, height }] of rows.entries()) {
    y = placeRow(sheet, y, { height, below: row === rows.length - 1 ? linkRoom : 0 })
    write(name, { x: left, y: y + 4, width: nameWidth - 12 }, { size: 8.5, font: 'strong' })
    write(words, { x: left + nameWidth, y: y + 4, width: rest }, { size: 8.5 })
    y += height
    rule(y)
  }
  return y
}
