/** The time zone of this device. Creating a formatter is expensive, so call it only where a date is rendered. */
export function browserTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}
