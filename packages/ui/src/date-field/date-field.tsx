// Renders the browser's date input until script is available, then the segmented field.
import control from '../field/control.module.css'
import { describedBy, Field } from '../field/field.tsx'
import { useIsLive } from '../use-is-live/use-is-live.tsx'
import { type DateFieldProps, DateParts } from './date-parts.tsx'

export function DateField(props: DateFieldProps) {
  const isLive = useIsLive()
  return isLive ? <DateParts {...props} /> : <PlainDate {...props} />
}

function PlainDate({ name, id = name, defaultValue, value, min, max, ...frame }: DateFieldProps) {
  const { label, labels, optional, hint, error, disabledReason, compact } = frame
  return (
    <Field {...{ id, label, labels, optional, hint, error, disabledReason, compact }}>
      <input
        type="date"
        className={`${control.control} ${compact ? control.compact : ''}`}
        {...{ id, name, min, max }}
        defaultValue={value ?? defaultValue}
        disabled={disabledReason !== undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error, disabledReason })}
      />
    </Field>
  )
}
