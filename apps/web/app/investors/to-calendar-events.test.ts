import type { InvestorRecord } from '@ferrule/domain/investors/investor-record'
import { expect, test } from 'vitest'
import { toCalendarEvents } from './to-calendar-events.ts'

const aCalendar = (cells: string): InvestorRecord => ({
  id: 'a',
  kind: 'financial-calendar',
  year: 2027,
  title: '2027',
  note: null,
  footnote: null,
  cells,
  publicationDate: '2026-11-01T06:00:00.000Z',
})

test('every row with a date is an event', () => {
  const cells = 'Date|Event\n2027-01-19|Revenue 2026\nautumn|To be announced\n2027-03-09|Annual results'
  expect(toCalendarEvents([aCalendar(cells)], 'www.norlitz.example')).toEqual([
    { uid: 'a-1@www.norlitz.example', date: '2027-01-19', title: 'Revenue 2026' },
    { uid: 'a-3@www.norlitz.example', date: '2027-03-09', title: 'Annual results' },
  ])
})

test('text that is no table has no events', () => {
  expect(toCalendarEvents([aCalendar('soon')], 'www.norlitz.example')).toEqual([])
})
