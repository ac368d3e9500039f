import type { Language } from '@ferrule/domain/locales/language'
import type { OrderLine } from '@ferrule/domain/orders/order'
import { sumOfLine, totalOfLines } from '@ferrule/domain/orders/order-total'
import { formatAmount, formatMoney } from '@ferrule/texts/format-money'
import type { Texts } from '@ferrule/texts/load-texts'

type Priced = { currency: string; lines: readonly Omit<OrderLine, 'position' | 'partId'>[] }

/** The lines of a mail with their sums, and the total of those that have a price. */
export function toPriceRows({ currency, lines }: Priced, language: Language, texts: Texts<'parts'>): string {
  const rows = lines.map((line) => {
    const sum = sumOfLine(line)
    const price = sum === null ? texts('parts.on-request') : formatMoney({ amount: sum, currency }, language)
    return `${line.quantity} × ${line.articleNumber}  ${line.name}: ${price}`
  })
  const { amount, linesOnRequest } = totalOfLines(lines)
  if (linesOnRequest === lines.length) return rows.join('\n')
  const label = texts(linesOnRequest > 0 ? 'order.total-without' : 'order.total', { currency })
  return [...rows, '', `${label}: ${formatAmount({ amount, currency }, language)}`, texts('order.net')].join('\n')
}
