import type { Texts } from '@ferrule/texts/load-texts'
import { renderLink } from '@ferrule/pdf/render-link'
import { renderPdfTable } from '@ferrule/pdf/render-pdf-table'
import { createSheet, ink, type Sheet, type SheetOptions } from '@ferrule/pdf/sheet'
import { type ComparedColumn, type Comparison, rowNameOf, variantNameOf } from './comparison.ts'

export type PrintedComparison = {
  comparison: Comparison
  /** One for each column; undefined if the product has none. */
  pictures: readonly (Buffer | undefined)[]
  url: string
}

const nameWidth = 132
const pictureRatio = 3 / 4

/** Renders the comparison as PDF, in landscape format with more than three columns. */
export function renderComparisonPdf(
  { comparison, pictures, url }: PrintedComparison,
  labels: SheetOptions,
  texts: Texts,
): Promise<Uint8Array<ArrayBuffer>> {
  const { columns, rows } = comparison
  const sheet = createSheet(labels, columns.length > 3 ? 'landscape' : 'portrait')
  const { doc, left, right, top, bottom, write } = sheet
  const width = (right - left - nameWidth) / columns.length
  const title = write(texts('compare.title'), { x: left, y: top, width: right - left }, { font: 'display', size: 22 })
  const lead = write(
    texts('compare.bold-rows'),
    { x: left, y: title + 2, width: right - left },
    { size: 9, color: ink.muted },
  )
  const missing = texts('component.not-applicable')
  let isFirst = true
  const end = renderPdfTable(sheet, lead + 14, {
    widths: [nameWidth, ...columns.map(() => width)],
    rows: rows.map((row) => ({
      cells: [rowNameOf(row), ...row.values.map((value) => value ?? missing)],
      strong: row.differs,
      missing: [false, ...row.values.map((value) => value === null)],
    })),
    head: (y) => {
      const shown = isFirst ? pictures : []
      isFirst = false
      return renderHead(sheet, y, { columns, pictures: shown, width })
    },
  })
  const linkHeight = 100
  const place = end + 20 + linkHeight > bottom ? top : end + 20
  if (place === top) doc.addPage()
  renderLink(sheet, place, { label: texts('compare.open-online'), url })
  return sheet.finish()
}

type Head = { columns: readonly ComparedColumn[]; pictures: readonly (Buffer | undefined)[]; width: number }

function renderHead(sheet: Sheet, y: number, { columns, pictures, width }: Head): number {
  const { doc, left, write, rule } = sheet
  const inner = width - 12
  const pictureHeight = pictures.some(Boolean) ? Math.min(inner * pictureRatio, 100) : 0
  const ends = columns.map((column, position) => {
    const x = left + nameWidth + position * width + 6
    const picture = pictures[position]
    if (picture) {
      doc.save().rect(x, y, inner, pictureHeight).clip()
      doc.image(picture, x, y, { cover: [inner, pictureHeight], align: 'center', valign: 'center' }).restore()
    }
    const name = write(column.name, { x, y: y + pictureHeight + 6, width: inner }, { font: 'display', size: 11 })
    const variant = variantNameOf(column)
    return variant ? write(variant, { x, y: name, width: inner }, { size: 7.5, color: ink.muted }) : name
  })
  const end = Math.max(...ends) + 6
  rule(end, { color: ink.text, weight: 0.8 })
  return end
}
