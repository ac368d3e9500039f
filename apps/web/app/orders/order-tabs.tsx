import { LinkTabs } from '@ferrule/ui/link-tabs'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import classes from '../parts/parts.module.css'

/** The lists of orders and of quotes. */
export function OrderTabs({ current }: { current: 'orders' | 'quotes' }) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  return (
    <div className={classes.tabs}>
      <LinkTabs
        label={texts('service.orders')}
        tabs={[
          { label: texts('order.history'), href: `${portalHome}/orders`, current: current === 'orders' },
          { label: texts('quote.quotes'), href: `${portalHome}/quotes`, current: current === 'quotes' },
        ]}
      />
    </div>
  )
}
