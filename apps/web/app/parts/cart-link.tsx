import { Icon } from '@ferrule/ui/icon'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { useCart } from './cart-storage.ts'

/** Link to the parts cart with its number of lines. Imported lazily, because it reads the stored cart. */
export function CartLink({ className, countClassName }: { className: string; countClassName: string }) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const count = useCart().parts.length
  return (
    <a className={className} href={`${portalHome}/orders/new`} aria-label={texts('portal.cart-lines', { count })}>
      <Icon name="cart" />
      {count > 0 && (
        <span className={countClassName} aria-hidden="true">
          {count}
        </span>
      )}
    </a>
  )
}
