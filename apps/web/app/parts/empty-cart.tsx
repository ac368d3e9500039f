import { ButtonLink } from '@ferrule/ui/button'
import { EmptyState } from '@ferrule/ui/empty-state'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'

/** Instead of a form for the cart: the way to the parts. */
export function EmptyCart() {
  const texts = useTexts()
  const { portalHome } = useFrame()
  return (
    <EmptyState
      level={2}
      icon="cart"
      title={texts('cart.empty')}
      action={<ButtonLink href={`${portalHome}/product-information`}>{texts('product-information.title')}</ButtonLink>}
    >
      {texts('cart.empty-text')}
    </EmptyState>
  )
}
