/** The zone this computer is set to. Making a formatter is not cheap: ask where a date is shown. */
export function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}
