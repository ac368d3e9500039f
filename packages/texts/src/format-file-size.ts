import type { Language } from '@ferrule/domain/locales/language'
import { formatNumber } from './format-number.ts'

/** Formats a size such as 62.0 MB. Uses multiples of 1024, like the upload limit. */
export function formatFileSize(bytes: number, language: Language): string {
  const [unit, size] = unitOf(bytes)
  const digits = unit === 'byte' ? 0 : 1
  return formatNumber(bytes / size, language, {
    style: 'unit',
    unit,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
}

function unitOf(bytes: number): [unit: string, size: number] {
  if (bytes >= 1024 ** 3) return ['gigabyte', 1024 ** 3]
  if (bytes >= 1024 ** 2) return ['megabyte', 1024 ** 2]
  if (bytes >= 1024) return ['kilobyte', 1024]
  return ['byte', 1]
}
