import type { Language } from '@ferrule/domain/locales/language'
import { sumOfLine, totalOfLines } from '@ferrule/domain/orders/order-total'
import { formatDate } from '@ferrule/texts/format-date'
import { formatAmount } from '@ferrule/texts/format-money'
import type { Texts } from '@ferrule/texts/load-texts'
import { renderPdfTable } from './render-pdf-table.ts'
import { createSheet, type Sheet } from './sheet.ts'

export type PrintedOrder = {
  number: string
  createdAt: Date
  organisationName: string
  plantName: string
  orderedBy: string
  reference: string
  note: string
  /** Null for an old order without prices. */
  currency: string | null
  lines: readonly { quantity: number; articleNumber: string; name: string; unitPrice: number | null }[]
}

type OrderTexts = Texts<'parts' | 'component'>

/** Renders an order as PDF: addresses, reference, note, lines and total. */
export function renderOrderPdf(
  order: PrintedOrder,
  language: Language,
  texts: OrderTexts,
): Promise<Uint8Array<ArrayBuffer>> {
  const date = formatDate(order.createdAt, language, { timeZone: 'UTC' })
  const title = texts('order.number', { number: order.number })
  const sheet = createSheet({ siteName: 'mykomax', title, dateLabel: date, language })
  const { left, right, top, write } = sheet
  const width = right - left
  let y = write(title, { x: left, y: top, width }, { font: 'display', size: 22 })
  const facts = [
    [texts('order.ship-to'), `${order.organisationName}, ${order.plantName}`],
    [texts('order.ordered-by'), order.orderedBy],
    [texts('order.ordered-on'), date],
    [texts('order.your-reference'), order.reference],
    [texts('order.note'), order.note],
  ]
  y += 10
  for (const [name = '', value = ''] of facts) {
    if (value === '') continue
    write(name, { x: left, y, width: 120 }, { size: 9 })
    y = write(value, { x: left + 130, y, width: width - 130 }, { font: 'strong', size: 9 }) + 3
  }
  const { currency, lines } = order
  const table = { lines, language, texts }
  if (currency === null) renderLines(sheet, y + 16, table)
  else renderTotal(sheet, renderPricedLines(sheet, y + 16, { ...table, currency }), { ...table, currency })
  return sheet.finish()
}

type OrderTable = Pick<PrintedOrder, 'lines'> & { language: Language; texts: OrderTexts }
type PricedTable = OrderTable & { currency: string }

function renderLines(sheet: Sheet, from: number, { lines, texts }: OrderTable): number {
  const widths = [60, 110, sheet.right - sheet.left - 170]
  const heads = [texts('component.quantity'), texts('parts.article-number'), texts('order.part')]
  return renderPdfTable(sheet, from, {
    widths,
    rows: lines.map(({ quantity, articleNumber, name }) => ({
      cells: [String(quantity), articleNumber, name],
      strong: true,
      missing: [false, false, false],
    })),
    head: (y) => renderHeads(sheet, y, { heads, widths, endAligned: [] }),
  })
}

/** The columns of the price of one piece and of the sum. */
const endAligned = [3, 4]

function renderPricedLines(sheet: Sheet, from: number, { lines, currency, language, texts }: PricedTable): number {
  const widths = [50, 85, sheet.right - sheet.left - 315, 90, 90]
  const heads = [
    texts('component.quantity'),
    texts('parts.article-number'),
    texts('order.part'),
    texts('order.price-each'),
    texts('order.sum'),
  ]
  const toCell = (amount: number | null) => (amount === null ? '–' : formatAmount({ amount, currency }, language))
  return renderPdfTable(sheet, from, {
    widths,
    endAligned,
    rows: lines.map((line) => {
      const { quantity, articleNumber, name, unitPrice } = line
      const isMissing = unitPrice === null
      const price = isMissing ? texts('parts.on-request') : toCell(unitPrice)
      return {
        cells: [String(quantity), articleNumber, name, price, toCell(sumOfLine(line))],
        strong: true,
        missing: [false, false, false, isMissing, isMissing],
      }
    }),
    head: (y) => renderHeads(sheet, y, { heads, widths, endAligned }),
  })
}

/** The total below the table, on the next page if there is no space left. */
function renderTotal(sheet: Sheet, from: number, { lines, currency, language, texts }: PricedTable): void {
  const { doc, left, right, top, bottom, write } = sheet
  const { amount, linesOnRequest } = totalOfLines(lines)
  let y = from + 10
  if (y + 40 > bottom) {
    doc.addPage()
    y = top
  }
  const label = texts(linesOnRequest > 0 ? 'order.total-without' : 'order.total', { currency })
  const width = right - left
  write(label, { x: left, y, width: width - 100 }, { font: 'strong', size: 10 })
  const box = { x: right - 95, y, width: 90 }
  y = write(formatAmount({ amount, currency }, language), box, { font: 'strong', size: 10, align: 'right' }) + 6
  write(texts('order.net'), { x: left, y, width }, { size: 8 })
}

type Heads = { heads: readonly string[]; widths: readonly number[]; endAligned: readonly number[] }

function renderHeads({ left, write, rule }: Sheet, y: number, { heads, widths, endAligned: ends }: Heads): number {
  let x = left
  for (const [column, label] of heads.entries()) {
    const box = { x: column === 0 ? x : x + 5, y, width: (widths[column] ?? 0) - 10 }
    write(label, box, { size: 8, align: ends.includes(column) ? 'right' : 'left' })
    x += widths[column] ?? 0
  }
  rule(y + 14)
  return y + 14
}
