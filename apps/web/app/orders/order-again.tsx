import { addPart } from '@ferrule/domain/parts/parts-cart'
import { Button } from '@ferrule/ui/button'
import { useNavigate } from 'react-router'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { changeCart } from '../parts/cart-storage.ts'
import type { OrderQuery } from './order.generated.ts'

type Line = NonNullable<OrderQuery['order']>['lines'][number]

/** Puts the parts of an order into the cart and opens it. */
export function OrderAgain({ lines }: { lines: readonly Line[] }) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const navigate = useNavigate()
  const order = () => {
    changeCart((cart) =>
      lines.reduce(
        (filled, { partId: id, articleNumber, quantity }) =>
          addPart(filled, { id, articleNumber, quantity, key: crypto.randomUUID() }),
        cart,
      ),
    )
    void navigate(`${portalHome}/orders/new`)
  }
  return (
    <Button variant="secondary" onClick={order}>
      {texts('order.again')}
    </Button>
  )
}
