import { DataTable } from '@ferrule/ui/data-table'
import { useTexts } from '../frame/texts.tsx'
import { OrderTotal } from '../orders/order-total.tsx'
import { usePriceColumns } from '../orders/use-price-columns.tsx'
import { Panel } from '../portal/portal-page.tsx'
import classes from './quotes.module.css'
import type { QuoteQuery } from './quote.generated.ts'

type Details = NonNullable<QuoteQuery['quote']>

/** The lines of a quote, with prices and total once they are offered. */
export function QuoteLines({ details: { quote, lines, answeredAt } }: { details: Details }) {
  const texts = useTexts()
  const prices = usePriceColumns<Details['lines'][number]>(answeredAt ? quote.currency : undefined)
  const title = texts(answeredAt ? 'quote.offer' : 'quote.requested-parts')
  return (
    <Panel id="offer" title={title} aside={answeredAt && texts('quote.net', { currency: quote.currency })}>
      <div className={classes.lines}>
        <DataTable
          variant="dense"
          caption={texts('order.lines')}
          captionHidden
          rows={lines}
          rowKey={({ position }) => String(position)}
          columns={[
            {
              key: 'part',
              header: texts('order.part'),
              rowHeader: true,
              onCard: 'full-width',
              cell: ({ name, articleNumber }) => (
                <>
                  {name}
                  <small>{articleNumber}</small>
                </>
              ),
            },
            { key: 'quantity', header: texts('component.quantity'), cell: ({ quantity }) => quantity, align: 'end' },
            ...prices,
          ]}
        />
        {answeredAt && (
          <div className={classes.total}>
            <OrderTotal lines={lines} currency={quote.currency} />
          </div>
        )}
      </div>
    </Panel>
  )
}
