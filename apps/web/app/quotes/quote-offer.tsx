import { ButtonLink } from '@ferrule/ui/button'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import classes from '../parts/parts.module.css'
import { Panel } from '../portal/portal-page.tsx'

/** Leads to a quote, because the total of a cart with parts on request is not known. */
export function QuoteOffer({ count }: { count: number }) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  return (
    <Panel id="quote" title={texts('quote.unknown-total')}>
      <div className={classes.form}>
        <p>{texts('quote.unknown-total-text', { count })}</p>
        <ButtonLink href={`${portalHome}/quotes/new`}>{texts('quote.request')}</ButtonLink>
      </div>
    </Panel>
  )
}
