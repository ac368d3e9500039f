import type { Language } from '@ferrule/domain/locales/language'
import { formatDate } from '@ferrule/texts/format-date'

type DayStyle = {
  now: Date
  timeZone: string
  language: Language
  labels: { today: string; yesterday: string }
}

type Day<Entry> = { day: string; label: string; items: Entry[] }

const dayMs = 24 * 3_600_000

/** Groups entries, which are sorted by time, by the day in the time zone of the reader. */
export function groupByDay<Entry extends { happenedAt: string }>(
  entries: readonly Entry[],
  { now, timeZone, language, labels }: DayStyle,
): Day<Entry>[] {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone })
  const names = new Map([
    [format.format(new Date(now.getTime() - dayMs)), labels.yesterday],
    [format.format(now), labels.today],
  ])
  const days: Day<Entry>[] = []
  for (const entry of entries) {
    const date = new Date(entry.happenedAt)
    const day = format.format(date)
    const last = days.at(-1)
    if (last?.day === day) last.items.push(entry)
    else days.push({ day, label: names.get(day) ?? formatDate(date, language, { timeZone }), items: [entry] })
  }
  return days
}
