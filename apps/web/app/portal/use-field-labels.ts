import type { FieldLabels } from '@ferrule/ui/field'
import { useTexts } from '../frame/texts.tsx'

/** The words every field of a form shares. */
export function useFieldLabels(): FieldLabels {
  const texts = useTexts()
  return { optional: `(${texts('component.optional').toLowerCase()})`, error: texts('component.error-prefix') }
}
