import { addPart } from '@ferrule/domain/parts/parts-cart'
import { maxQuantity } from '@ferrule/domain/orders/order'
import { toPicturePath } from '@ferrule/domain/pictures/picture-path'
import { Button } from '@ferrule/ui/button'
import { SmallIcon } from '@ferrule/ui/icon'
import { Picture } from '@ferrule/ui/picture'
import { Quantity } from '@ferrule/ui/quantity'
import { Tag } from '@ferrule/ui/tag'
import { useState } from 'react'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { Availability } from './availability.tsx'
import { changeCart, useCart } from './cart-storage.ts'
import { toPartAnchor } from './part-drawing.tsx'
import { PartPrice } from './part-price.tsx'
import type { PartsQuery } from './parts.generated.ts'
import classes from './parts.module.css'

type Part = PartsQuery['parts'][number]

/** A part; an offline copy has no prices, because they would be outdated. */
export type ListedPart = Omit<Part, 'price'> & { price?: Part['price'] }

type PartRowProps = {
  part: ListedPart
  /** The part's number in the drawing, if any. */
  number: number | undefined
  isChosen: boolean
}

/** A part of the list. For a discontinued part, its replacement is shown and ordered. */
export function PartRow({ part, number, isChosen }: PartRowProps) {
  const texts = useTexts()
  const { locale } = useFrame()
  const [quantity, setQuantity] = useState(1)
  const ordered = part.replacement ?? part
  const inCart = useCart().parts.some(({ id }) => id === ordered.id)
  const anchor = toPartAnchor(part.articleNumber)
  const label = texts(inCart ? 'parts.in-cart' : 'parts.add-to-cart')
  return (
    <li className={classes.part} id={anchor} data-chosen={isChosen || undefined}>
      <span className={classes.thumbnail}>
        <Picture url={part.image} alt="" preset="LightboxThumbnail" address={toPicturePath} />
      </span>
      <div className={classes.partName}>
        <strong>{part.name}</strong>
        <small>
          {part.articleNumber}
          {number !== undefined && (
            <a
              className={classes.number}
              href={`#${anchor}`}
              aria-label={texts('parts.drawing.find', { part: part.name, number })}
              aria-current={isChosen ? 'true' : undefined}
            >
              {number}
            </a>
          )}
        </small>
        {part.replacement && (
          <Tag>
            {texts('parts.replaced-by', { article: `${part.replacement.articleNumber}, ${part.replacement.name}` })}
          </Tag>
        )}
      </div>
      <Availability part={part} />
      {part.price !== undefined && <PartPrice price={part.price} />}
      <div className={classes.wanted}>
        <Quantity
          label={texts('component.quantity-of', { name: part.name })}
          labels={{ less: texts('component.one-less'), more: texts('component.one-more') }}
          locale={locale}
          max={maxQuantity}
          value={quantity}
          onChange={setQuantity}
        />
        <Button
          variant="secondary"
          aria-label={`${label}: ${ordered.name}`}
          onClick={() => changeCart((cart) => addPart(cart, { ...ordered, key: crypto.randomUUID(), quantity }))}
        >
          {inCart && <SmallIcon name="check" />}
          {label}
        </Button>
      </div>
    </li>
  )
}
