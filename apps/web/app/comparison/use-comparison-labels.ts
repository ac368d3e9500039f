import { useTexts } from '../frame/texts.tsx'

/** The labels of a comparison table. */
export function useComparisonLabels() {
  const texts = useTexts()
  return {
    missing: texts('component.not-applicable'),
    differs: texts('compare.differs'),
    hideSame: texts('compare.hide-identical'),
  }
}
