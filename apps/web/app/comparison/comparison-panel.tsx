import { SidePanel } from '@ferrule/ui/side-panel'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { ComparisonBasket } from '../islands/comparison-basket.tsx'
import { Island } from '../islands/island.tsx'
import { comparisonPanelId } from './comparison-panel-id.ts'
import { useBasketLabels } from './use-basket-labels.ts'

/** The comparison basket in a side panel of every page. Its content is loaded when it opens. */
export function ComparisonPanel() {
  const texts = useTexts()
  return (
    <SidePanel id={comparisonPanelId} title={texts('compare.title')} closeLabel={texts('component.close')}>
      <Basket />
    </SidePanel>
  )
}

function Basket() {
  const { locale } = useFrame()
  const labels = useBasketLabels()
  return (
    <Island
      name="comparison-basket"
      component={ComparisonBasket}
      props={{ place: 'panel', href: `/api/comparison-basket?${new URLSearchParams({ locale })}`, labels }}
    />
  )
}
