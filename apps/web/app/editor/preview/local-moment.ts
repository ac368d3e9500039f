/** Converts the value of a `datetime-local` field, in the time zone of this device, to an ISO moment. */
export function toIsoMoment(local: unknown): string | undefined {
  const moment = typeof local === 'string' && local !== '' ? new Date(local) : undefined
  return moment && !Number.isNaN(moment.getTime()) ? moment.toISOString() : undefined
}

/** Converts an ISO moment to the value of a `datetime-local` field; empty without one. */
export function toLocalMoment(iso: string | undefined): string {
  if (iso === undefined) return ''
  const moment = new Date(iso)
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
