import { formatDate } from '@ferrule/texts/format-date'
import { browserTimeZone } from '../frame/browser-time-zone.ts'
import { useUserLanguage } from '../frame/use-user-language.ts'

/** Returns a function that formats a moment, or an ISO date, as a day. */
export function useDay(): (value: string) => string {
  const language = useUserLanguage()
  const timeZone = browserTimeZone()
  return (value) => {
    // A date without time has no time zone; in that of the browser it could be the day before.
    const isDate = /^\d{4}-\d{2}-\d{2}$/.test(value)
    return formatDate(new Date(value), language, { timeZone: isDate ? 'UTC' : timeZone, month: 'short' })
  }
}
