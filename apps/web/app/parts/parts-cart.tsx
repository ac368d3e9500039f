import { changeQuantity, emptyPartsCart } from '@ferrule/domain/parts/parts-cart'
import { maxQuantity } from '@ferrule/domain/orders/order'
import { formatMoney } from '@ferrule/texts/format-money'
import { Button, ButtonLink } from '@ferrule/ui/button'
import { EmptyState } from '@ferrule/ui/empty-state'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { SmallIcon } from '@ferrule/ui/icon'
import { Quantity } from '@ferrule/ui/quantity'
import { useState } from 'react'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import { ConfirmDialog } from '../portal/confirm-dialog.tsx'
import { OrderTotal } from '../orders/order-total.tsx'
import { Panel } from '../portal/portal-page.tsx'
import { changeCart, useCartReset, writeCart } from './cart-storage.ts'
import classes from './parts.module.css'
import { toPricedLines } from './to-priced-lines.ts'
import { type CartLine, useCartParts } from './use-cart-parts.ts'

/** The cart with current data about each part, at the prices of the organisation of a machine. */
export function PartsCart({ serial }: { serial: string }) {
  return <CartPanel {...useCartParts({ serial })} />
}

type CartPanelProps = { lines: CartLine[]; hasFailed?: boolean; canOrder?: boolean }

/** The cart is stored on this device until it is ordered or cleared; ordering needs a network connection. */
export function CartPanel({ lines, hasFailed = false, canOrder = true }: CartPanelProps) {
  const texts = useTexts()
  const wasReset = useCartReset()
  const priced = toPricedLines(lines)
  return (
    <Panel id="cart" title={texts('cart.title')} aside={texts('cart.line-count', { count: lines.length })}>
      {wasReset && <FlashMessage title={texts('cart.reset')} />}
      {hasFailed && <FlashMessage kind="error" title={texts('product-information.load-failed')} />}
      {lines.length === 0 ? (
        <EmptyState icon="cart" title={texts('cart.empty')}>
          {texts('cart.empty-text')}
        </EmptyState>
      ) : (
        <>
          <ul className={classes.lines} role="list" aria-label={texts('cart.title')}>
            {lines.map((line) => (
              <Line key={line.key} line={line} />
            ))}
          </ul>
          <div className={classes.cartActions}>
            {priced?.currency && <OrderTotal {...priced} currency={priced.currency} />}
            {canOrder ? (
              <NextSteps hasPartsOnRequest={priced?.lines.some(({ unitPrice }) => unitPrice === null) ?? false} />
            ) : (
              <p>{texts('offline-parts.order-later')}</p>
            )}
            <ClearCart />
          </div>
        </>
      )}
    </Panel>
  )
}

/** A quote comes first where the total is not known. */
function NextSteps({ hasPartsOnRequest }: { hasPartsOnRequest: boolean }) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  return (
    <>
      {hasPartsOnRequest && <ButtonLink href={`${portalHome}/quotes/new`}>{texts('quote.request')}</ButtonLink>}
      <ButtonLink variant={hasPartsOnRequest ? 'secondary' : 'primary'} href={`${portalHome}/orders/new`}>
        {texts('cart.proceed')}
      </ButtonLink>
    </>
  )
}

function Line({ line: { key, articleNumber, quantity, part } }: { line: CartLine }) {
  const texts = useTexts()
  const { locale } = useFrame()
  const name = part?.name ?? articleNumber
  const change = (newQuantity: number) => changeCart((cart) => changeQuantity(cart, key, newQuantity))
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <small>
          {part
            ? `${articleNumber}, ${part.location}, ${texts('parts.availability-days', { days: part.availabilityDays })}`
            : articleNumber}
        </small>
        {part && <small>{`${texts('parts.stock')}: ${texts('parts.pieces', { count: part.stock })}`}</small>}
      </div>
      <button
        type="button"
        className={classes.remove}
        onClick={() => change(0)}
        aria-label={texts('component.remove-item', { name })}
      >
        <SmallIcon name="trash" />
      </button>
      <div className={classes.lineAmount}>
        <Quantity
          label={texts('component.quantity-of', { name })}
          labels={{ less: texts('component.one-less'), more: texts('component.one-more') }}
          locale={locale}
          min={0}
          max={maxQuantity}
          value={quantity}
          onChange={change}
        />
        {part?.price !== undefined && <LineSum price={part.price} quantity={quantity} />}
      </div>
    </li>
  )
}

type LineSumProps = { price: NonNullable<CartLine['part']>['price'] | null; quantity: number }

function LineSum({ price, quantity }: LineSumProps) {
  const texts = useTexts()
  const language = useUserLanguage()
  if (!price) return <span>{texts('parts.on-request')}</span>
  const { amount, currency } = price
  return <span>{formatMoney({ amount: amount * quantity, currency }, language)}</span>
}

function ClearCart() {
  const texts = useTexts()
  const [isConfirming, setIsConfirming] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setIsConfirming(true)}>
        {texts('cart.clear')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title={texts('cart.clear-confirm')}
        confirmLabel={texts('cart.clear')}
        onConfirm={() => {
          setIsConfirming(false)
          writeCart(emptyPartsCart)
        }}
        onClose={() => setIsConfirming(false)}
      />
    </>
  )
}
