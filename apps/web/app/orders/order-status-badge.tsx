import type { OrderStatus } from '@ferrule/domain/orders/order-status'
import { StatusBadge, type StatusTone } from '@ferrule/ui/status-badge'
import { useTexts } from '../frame/texts.tsx'

const tones: Record<OrderStatus, StatusTone> = {
  received: 'neutral',
  confirmed: 'accent',
  sent: 'info',
  delivered: 'ok',
  cancelled: 'plain',
}

/** The status of an order; one that this version does not know is shown as received. */
export function OrderStatusBadge({ status }: { status: string }) {
  const texts = useTexts()
  const known = toOrderStatus(status)
  return <StatusBadge tone={tones[known]}>{texts(`order.status.${known}`)}</StatusBadge>
}

function toOrderStatus(status: string): OrderStatus {
  return status in tones ? (status as OrderStatus) : 'received'
}
