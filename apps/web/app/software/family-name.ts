/** Families are kept as they stand in addresses. */
export function toFamilyName(family: string): string {
  return family.replace(/^[a-z]/, (letter) => letter.toUpperCase())
}
