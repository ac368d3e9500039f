/**
 * The fields of what somebody else has sent, to be looked at one by one; none of what is no object. No schema library,
 * because the first screen of the portal loads this.
 */
export function toFields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
