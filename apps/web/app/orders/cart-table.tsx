import { DataTable } from '@ferrule/ui/data-table'
import { useTexts } from '../frame/texts.tsx'
import type { toPricedLines } from '../parts/to-priced-lines.ts'
import classes from '../parts/parts.module.css'
import type { CartLine } from '../parts/use-cart-parts.ts'
import { OrderTotal } from './order-total.tsx'
import { usePriceColumns } from './use-price-columns.tsx'

type CartTableProps = {
  lines: CartLine[]
  priced: ReturnType<typeof toPricedLines>
  /** For an order, whose confirmation has the missing prices. */
  isOrder: boolean
}

/** The cart before it is sent: each part with its delivery and price, and the total. */
export function CartTable({ lines, priced, isOrder }: CartTableProps) {
  const texts = useTexts()
  const prices = usePriceColumns<CartLine & { unitPrice: number | null }>(priced?.currency)
  return (
    <div className={classes.frame}>
      <DataTable
        variant="dense"
        caption={texts('cart.title')}
        captionHidden
        rows={lines.map((line) => ({ ...line, unitPrice: line.part?.price?.amount ?? null }))}
        rowKey={({ key }) => key}
        columns={[
          { key: 'quantity', header: texts('component.quantity'), cell: ({ quantity }) => quantity, align: 'end' },
          {
            key: 'article',
            header: texts('parts.article-number'),
            cell: ({ articleNumber }) => articleNumber,
            rowHeader: true,
            noWrap: true,
          },
          { key: 'name', header: texts('order.part'), cell: ({ part }) => part?.name },
          {
            key: 'stock',
            header: texts('parts.stock'),
            cell: ({ part }) => part && texts('parts.pieces', { count: part.stock }),
          },
          {
            key: 'days',
            header: texts('parts.availability'),
            cell: ({ part }) => part && texts('parts.availability-days', { days: part.availabilityDays }),
          },
          { key: 'location', header: texts('parts.location'), cell: ({ part }) => part?.location },
          ...prices,
        ]}
      />
      {priced?.currency && (
        <div className={classes.tableTotal}>
          <OrderTotal lines={priced.lines} currency={priced.currency} isDraft={isOrder} />
        </div>
      )}
    </div>
  )
}
