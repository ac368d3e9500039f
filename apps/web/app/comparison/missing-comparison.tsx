import { EmptyState } from '@ferrule/ui/empty-state'
import { useTexts } from '../frame/texts.tsx'

/** The page of an unknown short link. */
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
