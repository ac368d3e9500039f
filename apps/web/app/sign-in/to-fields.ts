/**
 * Returns the fields of untrusted data for checks one by one; none if it is not an object. Without a schema library,
 * because the first screen of the portal loads this.
 */
export function toFields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
