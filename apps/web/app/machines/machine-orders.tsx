import { formatDate } from '@ferrule/texts/format-date'
import { DataTable } from '@ferrule/ui/data-table'
import { useFrame } from '../frame/frame.ts'
import { ownTimeZone } from '../frame/own-time-zone.ts'
import { useTexts } from '../frame/texts.tsx'
import { useReaderLanguage } from '../frame/use-reader-language.ts'
import { Panel } from '../portal/portal-page.tsx'
import type { Record } from './machine-record.tsx'

/** Parts that were ordered for it, each with its order. */
export function MachineOrders({ orderedParts }: { orderedParts: Record['orderedParts'] }) {
  const texts = useTexts()
  const language = useReaderLanguage()
  const { portalHome } = useFrame()
  const timeZone = ownTimeZone()
  return (
    <Panel id="ordered-parts" title={texts('machine.ordered-parts')} aside={texts('machine.ordered-parts-note')}>
      {orderedParts.length === 0 ? (
        <p>{texts('machine.no-ordered-parts')}</p>
      ) : (
        <DataTable
          look="dense"
          caption={texts('order.history')}
          captionHidden
          rows={orderedParts}
          rowKey={({ orderId, position }) => `${orderId} ${position}`}
          columns={[
            { key: 'quantity', header: texts('component.quantity'), cell: ({ quantity }) => quantity, align: 'end' },
            {
              key: 'article',
              header: texts('parts.article-number'),
              rowHeader: true,
              noWrap: true,
              cell: ({ articleNumber }) => articleNumber,
            },
            { key: 'name', header: texts('order.part'), cell: ({ name }) => name },
            {
              key: 'order',
              header: texts('order.order'),
              noWrap: true,
              cell: ({ orderId, number }) => <a href={`${portalHome}/orders/${orderId}`}>{number}</a>,
            },
            {
              key: 'date',
              header: texts('order.ordered-on'),
              noWrap: true,
              cell: ({ createdAt }) => formatDate(new Date(createdAt), language, { timeZone, month: 'short' }),
            },
          ]}
        />
      )}
    </Panel>
  )
}
