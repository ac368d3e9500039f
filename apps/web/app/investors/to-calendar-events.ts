import { parseTable } from '@ferrule/blocks/tabular/parse-table'
import { isIsoDate } from '@ferrule/domain/investors/calendar-date'
import type { InvestorRecord } from '@ferrule/domain/investors/investor-record'
import type { CalendarEvent } from '@ferrule/domain/investors/to-icalendar'

/** Returns the events of financial calendars. The row is part of the id, so that an event can move to another day. */
export function toCalendarEvents(records: readonly InvestorRecord[], host: string): CalendarEvent[] {
  return records.flatMap(({ id, cells }) => {
    const table = parseTable(cells)
    if (typeof table === 'string') return []
    return table.rows.flatMap(({ label: date, cells: [title = ''] }, row) =>
      isIsoDate(date) ? [{ uid: `${id}-${row + 1}@${host}`, date, title }] : [],
    )
  })
}
