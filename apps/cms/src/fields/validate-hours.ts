import { bilingual, type EditorRequest, inLanguage } from '@ferrule/blocks/bilingual'
import { tooLong } from '@ferrule/blocks/validation/too-long'
import { parseOpeningHours } from '@ferrule/domain/locations/opening-hours'
import { isTimeZone } from '@ferrule/domain/locations/opening-state'

type Text = string | null | undefined
type Options = { req: EditorRequest }

const maxLength = 200

const refusals = {
  timeZone: bilingual(
    'Please enter a time zone such as Europe/Zurich',
    'Bitte geben Sie eine Zeitzone wie Europe/Zurich ein',
  ),
  openingHours: bilingual(
    'Please enter hours such as Mo-Fr 08:00-12:00, 13:00-17:00',
    'Bitte geben Sie Zeiten wie Mo-Fr 08:00-12:00, 13:00-17:00 ein',
  ),
  closedDay: (day: string) =>
    bilingual(`${day} is not a date such as 2026-12-25`, `${day} ist kein Datum in der Form 2026-12-25`),
}

export function validateTimeZone(value: Text, { req }: Options): string | true {
  return !value || isTimeZone(value) || inLanguage(refusals.timeZone, req.i18n.language)
}

export function validateOpeningHours(value: Text, { req }: Options): string | true {
  if (!value) return true
  if (value.length > maxLength) return tooLong(maxLength, req.i18n.language)
  return Boolean(parseOpeningHours(value)) || inLanguage(refusals.openingHours, req.i18n.language)
}

/** Accepts dates of the calendar only: 2026-02-30 would never close a location. */
export function validateClosedDays(values: string[] | null | undefined, { req }: Options): string | true {
  const wrong = values?.find((value) => !isDate(value))
  return wrong === undefined || inLanguage(refusals.closedDay(wrong), req.i18n.language)
}

function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
