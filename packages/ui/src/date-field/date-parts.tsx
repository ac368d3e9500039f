// Needs script: segmented date input with a calendar.
import { type CalendarDate, parseDate } from '@internationalized/date'
import type { FocusEvent } from 'react'
import { Button } from 'react-aria-components/Button'
import { DateInput, DatePicker, DateSegment, Group } from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Popover } from 'react-aria-components/Popover'
import { AriaFieldHead } from '../field/aria-field-head.tsx'
import control from '../field/control.module.css'
import { fieldClass, type FieldFrame } from '../field/field.tsx'
import overlay from '../field/overlay.module.css'
import { SmallIcon } from '../icon/icon.tsx'
import classes from './date-field.module.css'
import { MonthCalendar } from './month-calendar.tsx'

export type DateFieldProps = FieldFrame & {
  name: string
  id?: string
  /** Determines the order of day, month and year, the first day of the week and all names. */
  locale: string
  /** ISO date: "2026-11-15"; the same for `value`, `min`, `max` and `onChange`. */
  defaultValue?: string
  value?: string | null
  min?: string
  max?: string
  onChange?: (value: string | null) => void
}

/** Date input with one segment each for day, month and year, and a calendar popover. */
export function DateParts({ name, id = name, locale, defaultValue, value, min, max, ...props }: DateFieldProps) {
  const { label, labels, optional, hint, error, disabledReason, compact, onChange } = props
  return (
    <I18nProvider locale={locale}>
      <DatePicker<CalendarDate>
        {...{ id, name }}
        {...(defaultValue ? { defaultValue: parseDate(defaultValue) } : {})}
        {...(value === undefined ? {} : { value: value === null ? null : parseDate(value) })}
        {...(min ? { minValue: parseDate(min) } : {})}
        {...(max ? { maxValue: parseDate(max) } : {})}
        {...(onChange ? { onChange: (date) => onChange(date?.toString() ?? null) } : {})}
        {...(error === undefined ? {} : { isInvalid: true })}
        className={({ isInvalid }) => fieldClass({ invalid: isInvalid, compact })}
        isDisabled={disabledReason !== undefined}
        validationBehavior="aria"
        shouldForceLeadingZeros
      >
        <AriaFieldHead {...{ label, labels, optional, hint, error, disabledReason }} />
        <Group
          className={`${control.control} ${compact ? control.compact : ''} ${classes.group}`}
          tabIndex={-1}
          onFocus={focusFirstSegment}
        >
          <DateInput className={classes.input ?? ''}>
            {(segment) => <DateSegment segment={segment} className={classes.segment ?? ''} />}
          </DateInput>
          <Button className={classes.open ?? ''}>
            <SmallIcon name="calendar" />
          </Button>
        </Group>
        <Popover className={overlay.overlay ?? ''} offset={4}>
          <Dialog className={classes.dialog ?? ''}>
            <MonthCalendar />
          </Dialog>
        </Popover>
      </DatePicker>
    </I18nProvider>
  )
}

/** The error summary focuses the group; moves the focus to its first segment. */
function focusFirstSegment({ target, currentTarget }: FocusEvent<HTMLElement>) {
  if (target === currentTarget) currentTarget.querySelector<HTMLElement>('[role="spinbutton"]')?.focus()
}
