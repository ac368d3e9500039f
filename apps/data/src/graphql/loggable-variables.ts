const longest = 50

/** What a query was asked with, as far as a log may know it: of texts, which people typed, only how long they are. */
export function toLoggableVariables(variables: Record<string, unknown>): string {
  const redacted = JSON.stringify(variables, (_, value: unknown) =>
    typeof value === 'string' ? `${value.length} characters` : value,
  )
  return redacted.slice(0, longest)
}
