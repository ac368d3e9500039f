import type { Dimensions } from '@ferrule/domain/catalogue/dimension-drawing'
import type { Specification } from '@ferrule/domain/comparison/compare-products'
import { type SpecificationLine, toLinesInBothSystems } from '@ferrule/domain/comparison/lines-in-both-systems'
import type { MeasurementSystem } from '@ferrule/domain/countries/measurement-system'
import type { Language } from '@ferrule/domain/locales/language'
import { formatConverted, formatValue } from '@ferrule/domain/measurement/format-value'
import { imperialUnitOf, toImperial } from '@ferrule/domain/measurement/unit'
import type { Texts } from '@ferrule/texts/load-texts'
import { toSupportLabels } from '@ferrule/texts/support-labels'
import { heightOfDimensions, renderDimensions } from '../render-dimensions.ts'
import { linkHeight, renderLink } from '../render-link.ts'
import { createSheet, ink, type Sheet, type SheetOptions } from '../sheet.ts'
import { renderCells, renderColumns, renderKeyValues, renderTitle } from './render-sections.ts'

type Product = {
  name: string
  shortDescription: string
  longDescription: string
  classification: { name: string } | null
  highlights: readonly { name: string; shortDescription: string; picture?: Buffer | undefined }[]
  specifications: readonly Specification[]
  capabilities: readonly { name: string }[]
  variants: readonly { nameMetric: string; nameImperial: string; specifications: readonly Specification[] }[]
  dimensions: Dimensions | null
  /** The last month of its security updates. */
  supportUntil: string | null
}

export type PrintedProduct = {
  product: Product
  system: MeasurementSystem
  picture: Buffer | undefined
  url: string
  language: Language
}

type DataSheetTexts = Texts<'catalogue' | 'comparison' | 'machine'>

/** Renders the data sheet of a product: overview on the first page, then technical data, drawing and variants. */
export function renderDataSheetPdf(
  printed: PrintedProduct,
  labels: SheetOptions,
  texts: DataSheetTexts,
): Promise<Uint8Array<ArrayBuffer>> {
  const { product, system, picture, url } = printed
  const sheet = createSheet(labels)
  const today = (labels.createdAt ?? new Date()).toISOString().slice(0, 10)
  const specifications = toLinesInBothSystems(product.specifications, system)
  const support = listSupport(texts, { until: product.supportUntil, today, language: printed.language })
  const lines = [...specifications, ...support]
  const keyValues = specifications.filter(({ value }) => /^[\d≤≥]/.test(value)).slice(0, 4)
  let y = renderHero(sheet, product, picture)
  y = renderKeyValues(sheet, y + 18, keyValues)
  y = renderDescription(sheet, y + 20, product)
  y = renderCapabilities(sheet, y + 22, { product, title: texts('product.capabilities') })
  const hasVariants = product.variants.length > 0
  const isLast = !hasVariants && product.dimensions === null
  const below = isLast ? linkRoom : 0
  y = renderTechnicalData(sheet, y + 8, { title: texts('product.technical-data'), lines, below })
  y = renderOutline(sheet, y + 22, { ...printed, title: texts('product.dimensions') })
  if (hasVariants) y = renderVariants(sheet, y + 22, { title: texts('product.variants'), product, system })
  // The sections above reserve this space, so a new page is needed only if one row is higher than a page.
  renderLink(sheet, y + linkRoom > sheet.bottom ? newPage(sheet) : y + linkGap, {
    label: texts('data-sheet.online'),
    url,
  })
  return sheet.finish()
}

type Support = { until: string | null; today: string; language: Language }

function listSupport(texts: DataSheetTexts, { until, ...facts }: Support): SpecificationLine[] {
  if (until === null) return []
  const { value } = toSupportLabels(texts, { until, ...facts })
  return [{ name: texts('support.title'), value, unit: '', other: null }]
}

type Outline = Pick<PrintedProduct, 'product' | 'system' | 'language'> & { title: string }

function renderOutline(sheet: Sheet, from: number, { product, system, language, title }: Outline): number {
  const { dimensions, variants } = product
  if (dimensions === null) return from
  const height = heightOfDimensions(sheet, dimensions)
  const below = variants.length > 0 ? 0 : linkRoom
  const y = renderTitle(sheet, startOf(sheet, from, { heights: [height], below }), title)
  const format = (value: number) =>
    system === 'Metric'
      ? `${formatValue(value, language)} mm`
      : `${formatConverted(toImperial(value, 'mm'), language)} ${imperialUnitOf('mm')}`
  const { width, depth, height: tall } = dimensions
  const alt = `${title}: ${[width, depth, tall].map(format).join(' × ')}`
  return renderDimensions(sheet, y + 8, { dimensions, format, alt })
}

type Capabilities = { product: Product; title: string }

function renderCapabilities(sheet: Sheet, from: number, { product: { capabilities }, title }: Capabilities): number {
  if (capabilities.length === 0) return from
  const rows = Math.ceil(capabilities.length / 4)
  const y = renderTitle(sheet, startOf(sheet, from, { heights: [rows * 26], below: 0 }), title)
  return renderCells(
    sheet,
    y + 4,
    capabilities.map(({ name }) => name),
  )
}

const linkGap = 24
/** Space that the last section reserves below it, so that the QR code is never alone on a page. */
const linkRoom = linkGap + linkHeight

function newPage({ doc, top }: Sheet): number {
  doc.addPage()
  return top
}

function renderHero(sheet: Sheet, product: Product, picture?: Buffer): number {
  const { doc, left, right, top, write, measure, figure, decorate } = sheet
  const height = 218
  const width = (right - left) * 0.58
  const x = right - width
  decorate(() => doc.rect(x, top, width, height).fill(ink.sunken))
  if (picture) {
    figure(product.name, () => {
      doc.save().rect(x, top, width, height).clip()
      doc.image(picture, x, top, { cover: [width, height], align: 'center', valign: 'center' }).restore()
    })
  }
  const column = x - left - 22
  const name = { font: 'display', tag: 'H1', size: product.name.length > 14 ? 22 : 28 } as const
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

function renderDescription(sheet: Sheet, y: number, { highlights, longDescription }: Product): number {
  const { left, right, write } = sheet
  const end = write(longDescription, { x: left, y, width: right - left }, { size: 9.5 })
  const columns = highlights
    .slice(0, 3)
    .map(({ name, shortDescription, picture }) => ({ title: name, text: shortDescription, picture }))
  return columns.length === 0 ? end : renderColumns(sheet, end + 18, columns)
}

type TechnicalData = {
  title: string
  lines: readonly SpecificationLine[]
  /** The space to reserve below, for content that must follow on the same page. */
  below: number
}

/** Renders the lines in two columns, filled from top to bottom. */
function renderTechnicalData(sheet: Sheet, from: number, { title, lines, below }: TechnicalData): number {
  const { left, right, measure, write, doc, decorate } = sheet
  const gap = 26
  const width = (right - left - gap) / 2
  const rows = Math.ceil(lines.length / 2)
  const heightOf = (line: SpecificationLine | undefined) =>
    line
      ? Math.max(
          measure(line.name, width * 0.44, { size: 8.5 }),
          measure(toValue(line), width * 0.54, { size: 8.5, font: 'strong' }),
        ) + 9
      : 0
  const heights = Array.from({ length: rows }, (_, row) => Math.max(heightOf(lines[row]), heightOf(lines[row + rows])))
  let y = renderTitle(sheet, startOf(sheet, from + 12, { heights, below }), title)
  for (const [row, height] of heights.entries()) {
    y = placeRow(sheet, y, { height, below: row === rows - 1 ? below : 0 })
    for (const [column, line] of [lines[row], lines[row + rows]].entries()) {
      if (!line) continue
      const x = left + column * (width + gap)
      write(line.name, { x, y: y + 4, width: width * 0.44 }, { size: 8.5, color: ink.muted })
      write(toValue(line), { x: x + width * 0.46, y: y + 4, width: width * 0.54 }, { size: 8.5, font: 'strong' })
      decorate(() =>
        doc
          .moveTo(x, y + height)
          .lineTo(x + width, y + height)
          .lineWidth(0.6)
          .strokeColor(ink.line)
          .stroke(),
      )
    }
    y += height
  }
  return y
}

function toValue({ value, unit, other }: SpecificationLine): string {
  return `${[value, unit].filter(Boolean).join(' ')}${other === null ? '' : `  (${other})`}`
}

/** A section starts on a new page if it does not fit on this one with the content that must follow it. */
function startOf(
  sheet: Sheet,
  from: number,
  { heights, below }: { heights: readonly number[]; below: number },
): number {
  const total = heights.reduce((sum, height) => sum + height, 28 + below)
  return from + total > sheet.bottom ? newPage(sheet) : from
}

/** A row is never split, nor separated from the content that must follow it. */
function placeRow(sheet: Sheet, y: number, { height, below }: { height: number; below: number }): number {
  return y + height + below > sheet.bottom ? newPage(sheet) : y
}

type Variants = { title: string; product: Product; system: MeasurementSystem }

function renderVariants(sheet: Sheet, from: number, { title, product, system }: Variants): number {
  const { left, right, write, measure, rule } = sheet
  const nameWidth = 150
  const rest = right - left - nameWidth
  const rows = product.variants.map((variant) => {
    const lines = toLinesInBothSystems(variant.specifications, system)
    const text = lines.map((line) => `${line.name} ${toValue(line)}`).join('; ')
    const height = measure(text || ' ', rest, { size: 8.5 }) + 9
    return { name: system === 'Metric' ? variant.nameMetric : variant.nameImperial, text, height }
  })
  const heights = rows.map(({ height }) => height)
  let y = renderTitle(sheet, startOf(sheet, from, { heights, below: linkRoom }), title)
  for (const [row, { name, text, height }] of rows.entries()) {
    y = placeRow(sheet, y, { height, below: row === rows.length - 1 ? linkRoom : 0 })
    write(name, { x: left, y: y + 4, width: nameWidth - 12 }, { size: 8.5, font: 'strong' })
    write(text, { x: left + nameWidth, y: y + 4, width: rest }, { size: 8.5 })
    y += height
    rule(y)
  }
  return y
}
