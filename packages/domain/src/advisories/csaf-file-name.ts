/** The name of a CSAF document, section 5.1 of the standard: `NSA-2026-07 (A)` becomes `nsa-2026-07_a_.json`. */
export function toCsafFileName(trackingId: string): string {
  return `${trackingId.toLowerCase().replaceAll(/[^+\-a-z0-9]+/g, '_')}.json`
}

/** The path below `/.well-known/csaf`: documents are in the folder of the year of their first release. */
export function toCsafPath({
  trackingId,
  initialReleaseDate,
}: {
  trackingId: string
  initialReleaseDate: string
}): string {
  return `white/${new Date(initialReleaseDate).getUTCFullYear()}/${toCsafFileName(trackingId)}`
}
