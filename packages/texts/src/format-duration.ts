import type { Language } from '@ferrule/domain/locales/language'
import { toServiceLocale } from '@ferrule/domain/locales/service-locale'

const units = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const

/** Formats minutes by their two largest units: `1 day 4 hr`, `38 min`. */
export function formatDuration(minutes: number, language: Language): string {
  const first = units.findIndex(([, size]) => minutes >= size)
  let rest = minutes
  return units
    .slice(first === -1 ? -1 : first, first === -1 ? undefined : first + 2)
    .flatMap(([unit, size], index) => {
      const count = Math.floor(rest / size)
      rest -= count * size
      const format = new Intl.NumberFormat(toServiceLocale(language), { style: 'unit', unit, unitDisplay: 'short' })
      return count === 0 && index > 0 ? [] : [format.format(count)]
    })
    .join(' ')
}
