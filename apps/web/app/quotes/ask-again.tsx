import { addPart } from '@ferrule/domain/parts/parts-cart'
import { Button } from '@ferrule/ui/button'
import { useNavigate } from 'react-router'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { changeCart } from '../parts/cart-storage.ts'
import type { QuoteQuery } from './quote.generated.ts'

type Line = NonNullable<QuoteQuery['quote']>['lines'][number]

/** Puts the parts of a quote into the cart and opens the form of a new one. */
export function AskAgain({ lines }: { lines: readonly Line[] }) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const navigate = useNavigate()
  const ask = () => {
    changeCart((cart) =>
      lines.reduce(
        (filled, { partId: id, articleNumber, quantity }) =>
          addPart(filled, { id, articleNumber, quantity, key: crypto.randomUUID() }),
        cart,
      ),
    )
    void navigate(`${portalHome}/quotes/new`)
  }
  return (
    <Button variant="secondary" onClick={ask}>
      {texts('quote.again')}
    </Button>
  )
}
