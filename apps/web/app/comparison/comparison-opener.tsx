import { Icon } from '@ferrule/ui/icon'
import { opensLayer } from '@ferrule/ui/layer'
import { useTexts } from '../frame/texts.tsx'
import { comparisonPanelId } from './comparison-panel-id.ts'

/** Opens the comparison panel. */
export function ComparisonOpener() {
  const texts = useTexts()
  return (
    <button type="button" aria-label={texts('compare.open')} {...opensLayer(comparisonPanelId)}>
      <Icon name="compare" />
    </button>
  )
}
