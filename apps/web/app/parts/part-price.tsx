import { findHigherListAmount } from '@ferrule/domain/parts/part-price'
import { formatMoney } from '@ferrule/texts/format-money'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import type { PartsQuery } from './parts.generated.ts'
import classes from './parts.module.css'

/** The price of one piece for the user's organisation, with the list price where it is higher. */
export function PartPrice({ price }: { price: PartsQuery['parts'][number]['price'] }) {
  const texts = useTexts()
  const language = useUserLanguage()
  if (!price) return <span className={classes.price}>{texts('parts.on-request')}</span>
  const { currency } = price
  const listAmount = findHigherListAmount(price)
  return (
    <span className={classes.price}>
      <strong>{formatMoney(price, language)}</strong>
      {listAmount !== undefined && (
        <small>{texts('parts.list-price', { price: formatMoney({ amount: listAmount, currency }, language) })}</small>
      )}
    </span>
  )
}
