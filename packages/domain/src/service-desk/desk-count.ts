/** Larger counts are shown as "999+" and need not be computed. */
export const deskCountLimit = 999

export function toDeskCount(count: number): string {
  return count > deskCountLimit ? `${deskCountLimit}+` : `${count}`
}
