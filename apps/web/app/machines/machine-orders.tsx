import { formatDate } from '@ferrule/texts/format-date'
import { DataTable } from '@ferrule/ui/data-table'
import { useFrame } from '../frame/frame.ts'
import { browserTimeZone } from '../frame/browser-time-zone.ts'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import { Panel } from '../portal/portal-page.tsx'
import type { LoadedMachine } from './loaded-machine.ts'

/** Parts ordered for the machine, each with a link to its order. */
export function MachineOrders({ orderedParts }: { orderedParts: LoadedMachine['orderedParts'] }) {
  const texts = useTexts()
  const language = useUserLanguage()
  const { portalHome } = useFrame()
  const timeZone = browserTimeZone()
  return (
    <Panel id="ordered-parts" title={texts('machine.ordered-parts')} aside={texts('machine.ordered-parts-note')}>
      {orderedParts.length === 0 ? (
        <p>{texts('machine.no-ordered-parts')}</p>
      ) : (
        <DataTable
          variant="dense"
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
