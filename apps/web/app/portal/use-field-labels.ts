import type { FieldLabels } from '@ferrule/ui/field'
import { useTexts } from '../frame/texts.tsx'

/** Returns the labels that all fields of a form share. */
export function useFieldLabels(): FieldLabels {
  const texts = useTexts()
  return { optional: `(${texts('component.optional').toLowerCase()})`, error: texts('component.error-prefix') }
}
