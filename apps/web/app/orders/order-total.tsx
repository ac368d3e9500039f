import { type PricedLine, totalOfLines } from '@ferrule/domain/orders/order-total'
import { formatAmount } from '@ferrule/texts/format-money'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import classes from '../parts/parts.module.css'

type OrderTotalProps = {
  lines: readonly PricedLine[]
  currency: string
  /** Before the order is sent, says when the missing prices follow. */
  isDraft?: boolean
}

/** The total of the lines that have a price; parts on request are stated apart. */
export function OrderTotal({ lines, currency, isDraft = false }: OrderTotalProps) {
  const texts = useTexts()
  const language = useUserLanguage()
  const { amount, linesOnRequest } = totalOfLines(lines)
  return (
    <div className={classes.total}>
      {linesOnRequest < lines.length && (
        <p>
          <span>{texts(linesOnRequest > 0 ? 'order.total-without' : 'order.total', { currency })}</span>
          <strong>{formatAmount({ amount, currency }, language)}</strong>
        </p>
      )}
      <small>{texts('order.net')}</small>
      {isDraft && linesOnRequest > 0 && <small>{texts('order.on-request-text', { count: linesOnRequest })}</small>}
    </div>
  )
}
