import { EmptyState } from '@ferrule/ui/empty-state'
import { useTexts } from '../frame/texts.tsx'

/** A short link that we never made. */
export function MissingComparison() {
  const texts = useTexts()
  return (
    <>
      <h1>{texts('compare.title')}</h1>
      <EmptyState icon="compare" title={texts('compare.not-found')}>
        {texts('compare.not-found-text')}
      </EmptyState>
    </>
  )
}
