import type { Language } from '@ferrule/domain/locales/language'
import { formatDate } from '@ferrule/texts/format-date'
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
  lines: readonly { quantity: number; articleNumber: string; name: string }[]
}

type OrderTexts = Texts<'parts' | 'component'>

/** Renders an order as PDF: addresses, reference, note and lines. */
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
  renderLines(sheet, y + 16, { lines: order.lines, texts })
  return sheet.finish()
}

type OrderTable = Pick<PrintedOrder, 'lines'> & { texts: OrderTexts }

function renderLines(sheet: Sheet, from: number, { lines, texts }: OrderTable): number {
  const { left, right, write, rule } = sheet
  const widths = [60, 110, right - left - 170]
  const heads = [texts('component.quantity'), texts('parts.article-number'), texts('order.part')]
  return renderPdfTable(sheet, from, {
    widths,
    rows: lines.map(({ quantity, articleNumber, name }) => ({
      cells: [String(quantity), articleNumber, name],
      strong: true,
      missing: [false, false, false],
    })),
    head: (y) => {
      let x = left
      for (const [column, label] of heads.entries()) {
        write(label, { x: column === 0 ? x : x + 5, y, width: (widths[column] ?? 0) - 10 }, { size: 8 })
        x += widths[column] ?? 0
      }
      rule(y + 14)
      return y + 14
    },
  })
}
