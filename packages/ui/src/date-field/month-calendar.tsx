// Needs script. Used only in the date field's popover, whose context provides date, limits and locale.
import type { ComponentProps } from 'react'
import { Button } from 'react-aria-components/Button'
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarYearPicker,
} from 'react-aria-components/Calendar'
import { useLocale } from 'react-aria-components/I18nProvider'
import { SmallIcon } from '../icon/icon.tsx'
import classes from './date-field.module.css'

export function MonthCalendar() {
  return (
    <Calendar>
      <div className={classes.head}>
        <Button slot="previous" className={classes.step ?? ''}>
          <SmallIcon name="chevron-left" />
        </Button>
        <MonthAndYear />
        <Button slot="next" className={classes.step ?? ''}>
          <SmallIcon name="chevron-right" />
        </Button>
      </div>
      <CalendarGrid className={classes.days ?? ''} weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={classes.weekday ?? ''}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className={classes.day ?? ''} />}</CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  )
}

/** Month and year selects, for distant dates, in the order of the locale. */
function MonthAndYear() {
  const { locale } = useLocale()
  const month = (
    <CalendarMonthPicker key="month" format="long">
      {(months) => <Jump {...months} />}
    </CalendarMonthPicker>
  )
  const year = (
    <CalendarYearPicker key="year" visibleYears={21}>
      {(years) => <Jump {...years} />}
    </CalendarYearPicker>
  )
  return <div className={classes.jumps}>{isYearFirst(locale) ? [year, month] : [month, year]}</div>
}

type JumpProps = Parameters<ComponentProps<typeof CalendarMonthPicker>['children']>[0]

function Jump({ 'aria-label': label, value, onChange, items }: JumpProps) {
  return (
    <select
      className={classes.jump}
      aria-label={label}
      value={String(value)}
      onChange={({ target }) => onChange(Number(target.value))}
    >
      {items.map(({ id, formatted }) => (
        <option key={id} value={id}>
          {formatted}
        </option>
      ))}
    </select>
  )
}

function isYearFirst(locale: string): boolean {
  const parts = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long' }).formatToParts(0)
  return parts.find(({ type }) => type === 'year' || type === 'month')?.type === 'year'
}
