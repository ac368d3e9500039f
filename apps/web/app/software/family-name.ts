/** Families are stored as slugs. */
export function toFamilyName(family: string): string {
  return family.replace(/^[a-z]/, (letter) => letter.toUpperCase())
}
