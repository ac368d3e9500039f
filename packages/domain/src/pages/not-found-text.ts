export type MissingPage =
  /** No route knows it. */
  | { kind: 'unknown'; path: string }
  /** A route knows it, but its parameters are not valid. */
  | { kind: 'refused'; path: string; search: string }

/** The two texts differ in one letter, by the letter of the specification. Whoever shows them escapes them. */
export function notFoundText(missing: MissingPage): string {
  return missing.kind === 'unknown'
    ? `Page not found: ${missing.path}`
    : `Page Not Found: ${missing.path}${missing.search}`
}
