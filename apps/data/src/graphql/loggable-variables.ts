const maxCharacters = 50

/** Variables for the log: texts, which may be personal data, are replaced by their length. */
export function toLoggableVariables(variables: Record<string, unknown>): string {
  const redacted = JSON.stringify(variables, (_, value: unknown) =>
    typeof value === 'string' ? `${value.length} characters` : value,
  )
  return redacted.slice(0, maxCharacters)
}
