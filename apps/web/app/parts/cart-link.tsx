import { countStoredCartLines } from '@ferrule/domain/parts/stored-cart-lines'
import { Icon } from '@ferrule/ui/icon'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { useStoredCart } from './stored-cart.ts'

/** Link to the parts cart with its number of lines. */
export function CartLink({ className, countClassName }: { className: string; countClassName: string }) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const count = countStoredCartLines(useStoredCart())
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
