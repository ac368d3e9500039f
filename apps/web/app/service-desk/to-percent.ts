import type { Language } from '@ferrule/domain/locales/language'
import { formatNumber } from '@ferrule/texts/format-number'

/** Undefined without a share. */
export function toPercent(share: number | null | undefined, language: Language): string | undefined {
  if (share === null || share === undefined) return undefined
  return formatNumber(share, language, { style: 'percent', maximumFractionDigits: 0 })
}
