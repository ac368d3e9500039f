// Needs script: it only stands in the date field's popover, which gives it date, limits and language.
import { Button } from 'react-aria-components/Button'
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar'
import { Heading } from 'react-aria-components/Heading'
import { SmallIcon } from '../icon/icon.tsx'
import classes from './date-field.module.css'

export function MonthCalendar() {
  return (
    <Calendar>
      <div className={classes.head}>
        <Button slot="previous" className={classes.step ?? ''}>
          <SmallIcon name="chevron-left" />
        </Button>
        <Heading className={classes.month ?? ''} level={2} />
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
