import { receiptDays } from '@ferrule/domain/requests/request-progress'
import { ButtonLink } from '@ferrule/ui/button'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import classes from './request.module.css'

/** Shown for an unknown or expired token. */
export function UnknownReceipt() {
  const { home } = useFrame()
  const texts = useTexts()
  return (
    <>
      <h1>{texts('receipt.unknown')}</h1>
      <p className={classes.lead}>{texts('receipt.unknown-text', { days: receiptDays })}</p>
      <p>
        <ButtonLink variant="secondary" href={`${home}/requests/contact`}>
          {texts('contact.title')}
        </ButtonLink>
      </p>
    </>
  )
}
