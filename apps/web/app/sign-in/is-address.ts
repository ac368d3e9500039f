export function isAddress(value: unknown): value is string {
  return typeof value === 'string' && URL.canParse(value)
}
