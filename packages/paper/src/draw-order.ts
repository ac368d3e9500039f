import type { Language } from '@ferrule/domain/locales/language'
import { formatDate } from '@ferrule/texts/format-date'
import type { Texts } from '@ferrule/texts/load-texts'
import { drawTable } from './draw-table.ts'
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

type Words = Texts<'parts' | 'component'>

/** An order on paper: to whom, from whom, and what. */
export function drawOrder(order: PrintedOrder, language: Language, texts: Words): Promise<Uint8Array<ArrayBuffer>> {
  const date = formatDate(order.createdAt, language, { timeZone: 'UTC' })
  const title = texts('order.number', { number: order.number })
  const sheet = createSheet({ siteName: 'mykomax', title, stand: date, language })
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
  drawLines(sheet, y + 16, { lines: order.lines, texts })
  return sheet.finish()
}

type Printed = Pick<PrintedOrder, 'lines'> & { texts: Words }

function drawLines(sheet: Sheet, from: number, { lines, texts }: Printed): number {
  const { left, right, write, rule } = sheet
  const widths = [60, 110, right - left - 170]
  const heads = [texts('component.quantity'), texts('parts.article-number'), texts('order.part')]
  return drawTable(sheet, from, {
    widths,
    rows: lines.map(({ quantity, articleNumber, name }) => ({
      cells: [String(quantity), articleNumber, name],
      strong: true,
      missing: [false, false, false],
    })),
    head: (y) => {
      let x = left
      for (const [column, words] of heads.entries()) {
        write(words, { x: column === 0 ? x : x + 5, y, width: (widths[column] ?? 0) - 10 }, { size: 8 })
        x += widths[column] ?? 0
      }
      rule(y + 14)
      return y + 14
    },
  })
}
