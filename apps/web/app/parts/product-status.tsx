import { productStatuses } from '@ferrule/domain/catalogue/product'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { useTexts } from '../frame/texts.tsx'

const tones = { active: 'ok', discontinued: 'warn', cancelled: 'error' } as const

/** Whether a product is still produced. A status unknown to this version is shown unchanged. */
export function ProductStatus({ status }: { status: string }) {
  const texts = useTexts()
  const known = productStatuses.find((one) => one === status)
  if (known === undefined) return <StatusBadge>{status}</StatusBadge>
  return <StatusBadge tone={tones[known]}>{texts(`product-information.status.${known}`)}</StatusBadge>
}
