import type { Language } from '@ferrule/domain/locales/language'
import { toServiceLocale } from '@ferrule/domain/locales/service-locale'

const units = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const

/** From this number of days on, hours are left out. */
const daysWithoutHours = 2

/** Formats minutes by their two largest units: `1 day 4 hr`, `38 min`; two days and more by days only. */
export function formatDuration(minutes: number, language: Language): string {
  const first = units.findIndex(([, size]) => minutes >= size)
  const shown = minutes >= daysWithoutHours * 24 * 60 ? 1 : 2
  let rest = minutes
  return units
    .slice(first === -1 ? -1 : first, first === -1 ? undefined : first + shown)
    .flatMap(([unit, size], index) => {
      const count = Math.floor(rest / size)
      rest -= count * size
      const format = new Intl.NumberFormat(toServiceLocale(language), { style: 'unit', unit, unitDisplay: 'short' })
      return count === 0 && index > 0 ? [] : [format.format(count)]
    })
    .join(' ')
}
