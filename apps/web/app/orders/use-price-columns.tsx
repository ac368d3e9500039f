import { type PricedLine, sumOfLine } from '@ferrule/domain/orders/order-total'
import { formatAmount } from '@ferrule/texts/format-money'
import type { DataColumn } from '@ferrule/ui/data-table'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'

/** The columns of the price of one piece and of the sum; none without a currency. */
export function usePriceColumns<Row extends PricedLine>(currency: string | null | undefined): DataColumn<Row>[] {
  const texts = useTexts()
  const language = useUserLanguage()
  if (!currency) return []
  const toText = (amount: number | null) => amount !== null && formatAmount({ amount, currency }, language)
  return [
    {
      key: 'each',
      header: texts('order.price-each'),
      align: 'end',
      cell: ({ unitPrice }) => toText(unitPrice) || texts('parts.on-request'),
    },
    {
      key: 'sum',
      header: texts('order.sum'),
      align: 'end',
      noWrap: true,
      cell: (line) => <strong>{toText(sumOfLine(line)) || '–'}</strong>,
    },
  ]
}
