import { parseOpeningHours } from '@ferrule/domain/locations/opening-hours'
import { isTimeZone } from '@ferrule/domain/locations/opening-state'

type Text = string | null | undefined

const maxLength = 200

export function validateTimeZone(value: Text): string | true {
  return !value || isTimeZone(value) || 'Please enter a time zone such as Europe/Zurich'
}

export function validateOpeningHours(value: Text): string | true {
  if (!value) return true
  if (value.length > maxLength) return `Please enter at most ${maxLength} characters`
  return Boolean(parseOpeningHours(value)) || 'Please enter hours such as Mo-Fr 08:00-12:00, 13:00-17:00'
}

/** Accepts dates of the calendar only: 2026-02-30 would never close a location. */
export function validateClosedDays(values: string[] | null | undefined): string | true {
  const wrong = values?.find((value) => !isDate(value))
  return wrong === undefined || `${wrong} is not a date such as 2026-12-25`
}

function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
