/** A time as a `datetime-local` input holds it: in the time zone of the browser, to the minute. */
export function toLocalTime(time: string): string {
  const at = new Date(time)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** The time of a `datetime-local` input; undefined if it is incomplete. */
export function fromLocalTime(value: string): string | undefined {
  const at = new Date(value)
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString()
}
